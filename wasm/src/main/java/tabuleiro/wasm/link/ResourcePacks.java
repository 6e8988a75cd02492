package tabuleiro.wasm.link;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.typedarrays.Int8Array;
import tabuleiro.wasm.answer.RequestProblem;

/// The resources that are no part of the program: files of their own, which the worker loads when
/// one of their resources is first needed. The texts of a language are one pack; a network, a
/// table, and the puzzles, the games and the proofs of a board are one each.
public final class ResourcePacks {
  private static final String ROOT = "tabuleiro/";
  private static final String TEXTS = ROOT + "text/";
  private static final String PUZZLES = ROOT + "play/puzzles/store/";
  private static final String SOLVER = ROOT + "solver/";
  private static final String OPENINGS = ROOT + "view/opening/";
  private static final String NETWORK = ".network";

  /// The list of the files of the build.
  private static final String FILES = ROOT + "wasm/files.txt";

  /// The list of the boards that have puzzles, which is needed to find a puzzle.
  private static final String BOARDS = PUZZLES + "boards.txt";

  private static final Map<String, Map<String, byte[]>> LOADED = new HashMap<>();

  private ResourcePacks() {}

  /// Returns the file of the pack that has a resource; empty for one that is part of the program.
  ///
  /// @param resource its path, such as `tabuleiro/text/rules/talpa_pt.txt`
  public static Optional<String> packOf(String resource) {
    String file = resource.substring(resource.lastIndexOf('/') + 1);
    if (resource.startsWith(TEXTS)) {
      String language = file.substring(file.indexOf('_') + 1, file.indexOf('.'));
      return Optional.of("text-" + language + ".pack");
    }
    boolean isPacked =
        resource.endsWith(NETWORK)
            || resource.startsWith(SOLVER)
            || resource.startsWith(OPENINGS)
            || (resource.startsWith(PUZZLES) && !resource.equals(BOARDS));
    return isPacked
        ? Optional.of(resource.substring(ROOT.length()).replace('/', '-') + ".pack")
        : Optional.empty();
  }

  /// Opens a resource, of a pack or of the program; null where there is none.
  ///
  /// @param owner the package of the class that asks
  /// @param name relative to that package, or absolute after a slash
  /// @throws RequestProblem when the pack cannot be loaded
  public static @Nullable InputStream open(String owner, String name) {
    String path = name.startsWith("/") ? name.substring(1) : owner.replace('.', '/') + "/" + name;
    Optional<String> pack = packOf(path);
    if (pack.isEmpty()) {
      return ClassLoader.getSystemClassLoader().getResourceAsStream(path);
    }
    byte[] resource = LOADED.computeIfAbsent(pack.get(), ResourcePacks::load).get(path);
    return resource == null ? null : new ByteArrayInputStream(resource);
  }

  private static Map<String, byte[]> load(String pack) {
    if (!isBuilt(pack)) {
      return Map.of();
    }
    Int8Array loaded = loadScript(pack);
    if (loaded == null) {
      throw RequestProblem.unavailable();
    }
    return parse(loaded.copyToJavaArray());
  }

  private static boolean isBuilt(String pack) {
    try (InputStream in = ClassLoader.getSystemClassLoader().getResourceAsStream(FILES)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + FILES);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().anyMatch(pack::equals);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Returns the resources of a pack by their paths: each has its path, its length and its bytes.
  public static Map<String, byte[]> parse(byte[] pack) {
    Map<String, byte[]> resources = new HashMap<>();
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(pack))) {
      while (in.available() > 0) {
        String name = in.readUTF();
        byte[] content = new byte[in.readInt()];
        in.readFully(content);
        resources.put(name, content);
      }
      return resources;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @JSBody(params = "name", script = "return self.page.pack(name);")
  private static native Int8Array loadScript(String name);
}
