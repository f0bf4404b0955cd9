"""Measures candidates in turns, and compares them pair by pair."""

import random
import statistics

import candidates as candidates_module

MIN_SAMPLE = 2e6  # a sample takes at least so many nanoseconds, by more calls
MAX_SAMPLE = 60e6  # and no more calls than fit in so many
MOST_FORCED = 1e9  # forced strategies that take longer are left out
WARM_UP_BELOW = 25e6  # samples that take less are preceded by an untimed call
CLOSE = 1.3  # hand-written kernels so far from the fastest are left out


class WrongResult(Exception):
    pass


class Timer:
    """A candidate with how often it is called for a sample."""

    def __init__(self, candidate):
        self.candidate = candidate
        self.data = candidate.data
        self.samples = []  # nanoseconds per value
        self.next_call = 0
        self.num_calls = 1
        self.warm_up = True

    @property
    def median(self):
        return statistics.median(self.samples)

    def check(self, most):
        """Runs the first calls and compares their results."""
        data, candidate = self.data, self.candidate
        num_calls = min(data.num_buffers, most)
        data.poison()
        if isinstance(candidate, candidates_module.NumPyCall):
            candidate.run_into_results(num_calls)
        elif candidate.time(0, num_calls) is None:
            return False
        if (candidate.kind != "limit"
                and not data.is_right(candidate.results, num_calls)):
            raise WrongResult(f"{data.cell.name}: wrong results from "
                              f"{candidate.kind} {candidate.name}")
        return True

    def calibrate(self):
        """Chooses the number of calls; False if the cell is not for it."""
        first = self.candidate.time(0, 1)
        if first is None:
            return False
        if self.candidate.kind == "forced" and first > MOST_FORCED:
            return False
        # The first call may be slow for reasons of its own.
        if first < MAX_SAMPLE:
            first = min(self.candidate.time(0, 1) for _ in range(2))
        first = max(first, 1.0)
        if not self.check(most=int(max(2e9 / first, 1))):
            return False
        most = max(self.data.num_buffers, candidates_module.MOST_REPEATS)
        if self.data.num_buffers > 1:
            wanted = MAX_SAMPLE // first
        else:
            wanted = -(-MIN_SAMPLE // first)
        self.num_calls = int(min(max(wanted, 1), most))
        if self.data.num_buffers > 1:
            self.num_calls = min(self.num_calls, self.data.num_buffers)
        self.warm_up = self.num_calls * first < WARM_UP_BELOW
        return True

    def sample(self):
        if self.warm_up:
            self.candidate.time(self.next_call, self.num_calls)
        elapsed = self.candidate.time(self.next_call, self.num_calls)
        # Other values next time, where there are any.
        self.next_call += self.num_calls
        if self.next_call + self.num_calls > self.data.num_buffers:
            self.next_call = 0
        return elapsed / (self.num_calls * self.data.values_per_call)


def keep_close(timers):
    """Of the kernels that do the same, those that are near the fastest."""
    if len(timers) <= 1:
        return timers
    trials = {timer: min(timer.sample() for _ in range(3)) for timer in timers}
    limit = CLOSE * min(trials.values())
    return [timer for timer in timers if trials[timer] <= limit]


def measure(candidates, pairs, rng=None):
    """Timers of the candidates with a sample of each for every round."""
    rng = rng or random.Random(0)
    timers = [timer for timer in map(Timer, candidates) if timer.calibrate()]
    chosen = [timer for timer in timers
              if timer.candidate.kind not in ("hand", "limit")]
    for kind in ("hand", "limit"):
        chosen += keep_close(
            [timer for timer in timers if timer.candidate.kind == kind])
    for _ in range(pairs):
        order = chosen[:]
        rng.shuffle(order)
        for timer in order:
            timer.samples.append(timer.sample())
    return chosen


def fastest(timers, *kinds):
    """The timer of these kinds with the lowest median, or None."""
    timers = [timer for timer in timers if timer.candidate.kind in kinds]
    return min(timers, key=lambda timer: timer.median, default=None)


def ratio(a, b):
    """The median of a / b over the rounds, None if one was not measured."""
    if a is None or b is None:
        return None
    return statistics.median(x / y for x, y in zip(a.samples, b.samples))
