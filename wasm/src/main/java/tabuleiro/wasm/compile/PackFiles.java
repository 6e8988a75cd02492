package tabuleiro.wasm.compile;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import tabuleiro.wasm.link.ResourcePacks;

/// Writes packs of resources, as [ResourcePacks] reads them.
final class PackFiles {
  private PackFiles() {}

  /// Writes the packs of resources into a folder, in place of those of an earlier build. Returns
  /// the names of the files.
  ///
  /// @param resources their paths on the class path; those of no pack are passed over
  static Collection<String> write(Path folder, Collection<String> resources) throws IOException {
    try (var old = Files.newDirectoryStream(folder, "*.pack")) {
      for (Path file : old) {
        Files.delete(file);
      }
    }
    SortedMap<String, SortedSet<String>> packs = new TreeMap<>();
    for (String resource : resources) {
      ResourcePacks.packOf(resource)
          .ifPresent(pack -> packs.computeIfAbsent(pack, _ -> new TreeSet<>()).add(resource));
    }
    packs.forEach((pack, contents) -> writePack(folder.resolve(pack), contents));
    return packs.keySet();
  }

  private static void writePack(Path file, Collection<String> resources) {
    try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(file))) {
      for (String resource : resources) {
        byte[] content = read(resource);
        out.writeUTF(resource);
        out.writeInt(content.length);
        out.write(content);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] read(String resource) throws IOException {
    try (InputStream in = PackFiles.class.getResourceAsStream("/" + resource)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + resource);
      }
      return in.readAllBytes();
    }
  }
}
