package tabuleiro.wasm.compile;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.tooling.TeaVMToolLog;
import org.teavm.vm.TeaVMOptimizationLevel;
import tabuleiro.wasm.BrowserEngine;

/// Compiles the program to WebAssembly: `WasmCompiler FOLDER` writes `engine.wasm` and
/// `runtime.js`, the compiler's runtime, into a folder. The whole program is compiled each time, so
/// that the same sources give the same bytes.
public final class WasmCompiler {
  private static final String RUNTIME = "/org/teavm/backend/wasm/wasm-gc-runtime.min.js";

  private WasmCompiler() {}

  /// Compiles the program.
  ///
  /// @param args the folder
  public static void main(String[] args) throws IOException, TeaVMToolException {
    Path folder = Path.of(args[0]);
    Files.createDirectories(folder);
    compile(folder);
    try (InputStream runtime = WasmCompiler.class.getResourceAsStream(RUNTIME)) {
      if (runtime == null) {
        throw new IllegalStateException("the compiler has no " + RUNTIME);
      }
      Files.copy(runtime, folder.resolve("runtime.js"), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void compile(Path folder) throws TeaVMToolException {
    TeaVMTool tool = new TeaVMTool();
    tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
    tool.setTargetDirectory(folder.toFile());
    tool.setTargetFileName("engine.wasm");
    tool.setMainClass(BrowserEngine.class.getName());
    tool.setOptimizationLevel(TeaVMOptimizationLevel.FULL);
    tool.setObfuscated(true);
    TeaVMToolLog log = new ConsoleTeaVMToolLog(false);
    tool.setLog(log);
    // The languages of the texts, for their numbers.
    tool.getProperties().setProperty("java.util.Locale.available", "en,pt");
    tool.generate();
    if (!tool.getProblemProvider().getSevereProblems().isEmpty()) {
      TeaVMProblemRenderer.describeProblems(
          tool.getDependencyInfo().getCallGraph(), tool.getProblemProvider(), log);
      throw new IllegalStateException("the program cannot be compiled to WebAssembly");
    }
  }
}
