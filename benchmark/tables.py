"""Columns and ratios, and how they are printed."""

import math

COLUMNS = (
    # title, kinds of candidates
    ("seek", ("seek",)),
    ("seek AOT", ("aot",)),
    ("NumPy", ("numpy",)),
    ("torch", ("torch",)),
    ("std", ("std",)),
    ("hand", ("hand",)),
    ("limit", ("limit",)),
)
RATIOS = (
    # title, key, kinds above and below
    ("peer/seek", "peer_over_seek", ("numpy", "torch"), ("seek",)),
    ("seek/hand", "seek_over_hand", ("seek",), ("hand", "std")),
    ("seek/limit", "seek_over_limit", ("seek",), ("limit",)),
)


def format_time(entry):
    return f"{entry['ns']:.3g}" if entry else "-"


def format_ratio(value):
    if value is None:
        return "-"
    return f"{value:.0f}" if value >= 100 else f"{value:.2f}"


class Table:
    """Prints rows as they are measured."""

    def __init__(self, kinds, has_forced, width):
        self.columns = [title for title, (kind,) in COLUMNS if kind in kinds]
        self.ratios = [(title, key) for title, key, *_ in RATIOS]
        if has_forced:
            self.ratios.append(("auto/forced", "auto_over_forced"))
        self.width = width
        self.print_line("ns/value", self.columns,
                        [title for title, _ in self.ratios], "best hand-written")

    def print_line(self, name, times, ratios, note):
        print(name.ljust(self.width), "".join(text.rjust(9) for text in times),
              "".join(text.rjust(12) for text in ratios), "", note, flush=True)

    def print_row(self, record):
        times = record["times"]
        note = times.get("hand", {}).get("candidate", "")
        if "best_forced" in record:
            note = f"{note}; best forced: {record['best_forced']}"
        self.print_line(
            record["name"], [format_time(times.get(t)) for t in self.columns],
            [format_ratio(record["ratios"].get(key)) for _, key in self.ratios],
            note)


def summarize(records):
    """A line for each ratio: its geometric mean and where it is worst."""
    keys = [(title, key, max) for title, key, *_ in RATIOS]
    keys[0] = (*keys[0][:2], min)  # the more the better
    keys.append(("auto/forced", "auto_over_forced", max))
    for title, key, worst in keys:
        ratios = [(record["ratios"][key], record["name"]) for record in records
                  if record["ratios"].get(key)]
        if not ratios:
            continue
        mean = math.exp(sum(math.log(r) for r, _ in ratios) / len(ratios))
        value, name = worst(ratios)
        yield (f"{title}: geometric mean {mean:.2f} of {len(ratios)} cells, "
               f"worst {value:.2f} at {name}")
