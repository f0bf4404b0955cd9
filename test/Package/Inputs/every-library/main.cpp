// Uses something of each library.
#include "seek-c/Seek.h"
#include "seek/Compiler/Target.h"
#include "seek/Register.h"
#include "seek/Runner/Npy.h"
#include "seek/Target/OpenVINO/Export.h"
#include "seek/Target/OpenVINO/Import.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/raw_ostream.h"

int main() {
  mlir::DialectRegistry registry;
  mlir::seek::registerAllSeek(registry);
  mlir::seek::registerOpenVINOImportDialects(registry);
  mlir::MLIRContext context(registry);
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::ModuleOp::create(mlir::UnknownLoc::get(&context));
  bool isExported = mlir::succeeded(mlir::seek::exportOpenVINO(*module));
  llvm::outs() << (isExported ? "exported\n" : "refused\n");
  return mlirDialectHandleGetNamespace(mlirGetDialectHandle__seek__()).length !=
         4;
}
