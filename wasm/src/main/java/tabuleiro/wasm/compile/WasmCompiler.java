package tabuleiro.wasm.compile;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.teavm.dependency.PreciseDependencyAnalyzer;
import org.teavm.model.PreOptimizingClassHolderSource;
import org.teavm.model.ReferenceCache;
import org.teavm.model.transformation.AssertionRemoval;
import org.teavm.parsing.ClasspathClassHolderSource;
import org.teavm.parsing.ClasspathResourceProvider;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.vm.DirectoryBuildTarget;
import org.teavm.vm.TeaVM;
import org.teavm.vm.TeaVMBuilder;
import org.teavm.vm.TeaVMOptimizationLevel;
import tabuleiro.wasm.BrowserEngine;

/// Compiles the program to WebAssembly: `WasmCompiler FOLDER` writes `engine.wasm`, `runtime.js`,
/// the compiler's runtime, and the packs of resources into a folder, and `files.txt`, the list of
/// all that a worker needs. The whole program is compiled each time, so that the same sources give
/// the same bytes.
public final class WasmCompiler {
  private static final String RUNTIME = "/org/teavm/backend/wasm/wasm-gc-runtime.min.js";

  private WasmCompiler() {}

  /// Compiles the program.
  ///
  /// @param args the folder
  public static void main(String[] args) throws IOException {
    Path folder = Path.of(args[0]);
    Files.createDirectories(folder);
    List<String> files = new ArrayList<>(List.of("engine.wasm", "runtime.js", "worker.js"));
    files.addAll(PackFiles.write(folder, BundledResources.names()));
    Files.write(folder.resolve("files.txt"), files);
    compile(folder); // The program has the list, so that it asks for no pack that does not exist.
    try (InputStream runtime = WasmCompiler.class.getResourceAsStream(RUNTIME)) {
      if (runtime == null) {
        throw new IllegalStateException("the compiler has no " + RUNTIME);
      }
      Files.copy(runtime, folder.resolve("runtime.js"), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void compile(Path folder) {
    TeaVM compiler = compiler();
    compiler.installPlugins();
    compiler.setEntryPoint(BrowserEngine.class.getName());
    compiler.setEntryPointName("main");
    compiler.build(new DirectoryBuildTarget(folder.toFile()), "engine.wasm");
    if (!compiler.getProblemProvider().getSevereProblems().isEmpty()) {
      TeaVMProblemRenderer.describeProblems(
          compiler.getDependencyInfo().getCallGraph(),
          compiler.getProblemProvider(),
          new ConsoleTeaVMToolLog(false));
      throw new IllegalStateException("the program cannot be compiled to WebAssembly");
    }
  }

  private static TeaVM compiler() {
    SearchTarget target = new SearchTarget();
    target.setObfuscated(true);
    ClassLoader loader = WasmCompiler.class.getClassLoader();
    ClasspathResourceProvider resources = new ClasspathResourceProvider(loader);
    ReferenceCache cache = new ReferenceCache();
    TeaVM compiler =
        new TeaVMBuilder(target)
            .setReferenceCache(cache)
            .setClassLoader(loader)
            .setResourceProvider(resources)
            .setClassSource(
                new PreOptimizingClassHolderSource(
                    new ClasspathClassHolderSource(resources, cache, loader)))
            .setDependencyAnalyzerFactory(PreciseDependencyAnalyzer::new)
            .setObfuscated(true)
            .build();
    compiler.add(new AssertionRemoval());
    // The languages of the texts, for their numbers.
    Properties properties = new Properties();
    properties.setProperty("java.util.Locale.available", "en,pt");
    compiler.setProperties(properties);
    compiler.setOptimizationLevel(TeaVMOptimizationLevel.FULL);
    return compiler;
  }
}
