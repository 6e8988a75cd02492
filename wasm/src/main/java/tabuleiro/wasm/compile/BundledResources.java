package tabuleiro.wasm.compile;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;
import tabuleiro.wasm.link.ResourcePacks;

/// Names the resources of the program, as they lie in the modules that it is made of: texts,
/// networks, weights, tables, openings and proofs, and the list of the packs. Those of no pack
/// become part of the WebAssembly file.
@SuppressWarnings("deprecation") // The newer policy does not see the class path.
public final class BundledResources implements ResourceSupplier {
  private static final Pattern INCLUDED =
      Pattern.compile(
          "tabuleiro/(text|play|solver|engine|view)/.*"
              + "\\.(properties|txt|network|(table|txt)\\.gz|certificate|proven)"
              + "|tabuleiro/wasm/files\\.txt");

  /// The help of the command line, the puzzles that only the command line has, and notes.
  private static final Pattern EXCLUDED =
      Pattern.compile("tabuleiro/text/help_.*|tabuleiro/play/puzzles/(?!store/).*|.*/README\\.txt");

  @Override
  public String[] supplyResources(ResourceSupplierContext context) {
    return names().stream()
        .filter(name -> ResourcePacks.packOf(name).isEmpty())
        .toArray(String[]::new);
  }

  /// Returns the paths of all resources, those of packs included.
  static List<String> names() {
    return Pattern.compile(Pattern.quote(File.pathSeparator))
        .splitAsStream(System.getProperty("java.class.path"))
        .map(Path::of)
        .filter(entry -> Files.isDirectory(entry) || entry.toString().endsWith(".jar"))
        .flatMap(entry -> names(entry).stream())
        .filter(name -> INCLUDED.matcher(name).matches() && !EXCLUDED.matcher(name).matches())
        .distinct()
        .sorted()
        .toList();
  }

  private static List<String> names(Path entry) {
    try {
      if (Files.isDirectory(entry)) {
        return namesBelow(entry);
      }
      try (FileSystem jar = FileSystems.newFileSystem(entry)) {
        return namesBelow(jar.getPath("/"));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> namesBelow(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> root.relativize(file).toString().replace(File.separatorChar, '/'))
          .toList();
    }
  }
}
