package tabuleiro.app.serve;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import tabuleiro.app.cli.CommandException;
import tabuleiro.rules.Message;

/// The engine for browsers: its worker, its runtime, its program and the packs of its resources, in
/// a folder beside this program, or in the module `wasm` where that is on the class path.
public final class EngineFolder {
  private static final String FOLDER = "engine";
  private static final String PROGRAM = "engine.wasm";
  private static final String RESOURCES = "/tabuleiro/wasm/";

  /// Lists the files, one in a line.
  private static final String LIST = "files.txt";

  private EngineFolder() {}

  /// Returns the files of the engine by name; none where it was not built.
  ///
  /// @throws CommandException when they cannot be read
  static Map<String, byte[]> find() {
    Map<String, byte[]> files = ProgramFolder.files(FOLDER);
    return files.containsKey(PROGRAM) ? files : resources();
  }

  private static Map<String, byte[]> resources() {
    SortedMap<String, byte[]> files = new TreeMap<>();
    for (String name : new String(resource(LIST), StandardCharsets.UTF_8).lines().toList()) {
      files.put(name, resource(name));
    }
    return files;
  }

  /// Returns a file of the module `wasm`; an empty one where that is not there.
  private static byte[] resource(String name) {
    try (InputStream in = EngineFolder.class.getResourceAsStream(RESOURCES + name)) {
      return in == null ? new byte[0] : in.readAllBytes();
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", name), e);
    }
  }

  /// Returns the files of the engine by name.
  ///
  /// @throws CommandException when it was not built, or cannot be read
  public static Map<String, byte[]> require() {
    Map<String, byte[]> files = find();
    if (files.isEmpty()) {
      String folder = ProgramFolder.path(FOLDER).toString();
      throw new CommandException(Message.of("site-no-engine", folder));
    }
    return files;
  }
}
