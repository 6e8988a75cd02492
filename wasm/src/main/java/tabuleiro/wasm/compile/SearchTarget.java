package tabuleiro.wasm.compile;

import java.io.IOException;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.teavm.backend.wasm.TeaVMWasmGCHost;
import org.teavm.backend.wasm.WasmGCTarget;
import org.teavm.model.ListableClassHolderSource;
import org.teavm.model.MethodReader;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.ProgramReader;
import org.teavm.model.optimization.InliningFilter;
import org.teavm.model.optimization.InliningFilterFactory;
import org.teavm.vm.BuildTarget;
import org.teavm.vm.TeaVMTarget;
import org.teavm.vm.TeaVMTargetController;

/// WebAssembly in which only what searches is made of copies of the methods that it calls;
/// elsewhere the smallest methods alone are copied. The compiler does it everywhere or, where a
/// method is called once, nowhere: the program is then a third larger, or the search up to a half
/// slower.
///
/// The interfaces are named again since the compiler looks for them in this class alone.
final class SearchTarget extends WasmGCTarget implements TeaVMTarget, TeaVMWasmGCHost {
  /// Rules and searches, without what writes and reads texts.
  private static final Pattern SEARCHING =
      Pattern.compile(
          "tabuleiro\\.(rules|games|engine|solver)\\."
              + "(?!.*(Text|Refusals|Prompts|Scenes|Family|Factory|Header|Check)$).*");

  /// As long as a call itself, about.
  private static final int SMALL_INSTRUCTIONS = 6;

  /// Classes of the library with static fields that searches use.
  private static final Pattern LIBRARY =
      Pattern.compile("java\\.lang\\.(Boolean|Integer|Long|String)");

  private @Nullable TeaVMTargetController controller;
  private @Nullable EarlyInitializers early;

  SearchTarget() {
    contributeToCodeGen(new Rotations());
  }

  @Override
  public void setController(TeaVMTargetController value) {
    super.setController(value);
    controller = value;
    early =
        new EarlyInitializers(value, name -> isSearching(name) || LIBRARY.matcher(name).matches());
  }

  @Override
  public void beforeInlining(Program program, MethodReader method) {
    super.beforeInlining(program, method);
    if (early != null) {
      early.transform(program, method);
    }
  }

  @Override
  public void emit(ListableClassHolderSource classes, BuildTarget target, String output)
      throws IOException {
    super.emit(new SortedClasses(classes), target, output);
  }

  @Override
  public InliningFilterFactory getInliningFilter() {
    InliningFilterFactory allowed = super.getInliningFilter();
    return caller -> {
      InliningFilter given = allowed.createFilter(caller);
      InliningFilter filter = called -> !Rotations.isRotation(called) && given.apply(called);
      return isSearching(caller.getClassName())
          ? filter
          : called -> filter.apply(called) && isSmall(called);
    };
  }

  private static boolean isSearching(String name) {
    return SEARCHING.matcher(name).matches();
  }

  private boolean isSmall(MethodReference method) {
    if (controller == null) {
      return false;
    }
    MethodReader found = controller.getUnprocessedClassSource().getMethod(method);
    ProgramReader program = found == null ? null : found.getProgram();
    return program != null
        && program.basicBlockCount() == 1
        && program.basicBlockAt(0).instructionCount() <= SMALL_INSTRUCTIONS;
  }
}
