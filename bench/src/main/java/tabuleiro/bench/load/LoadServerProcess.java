package tabuleiro.bench.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A [LoadServer] in a process of its own.
final class LoadServerProcess implements AutoCloseable {
  private final Process process;
  private final int port;

  private LoadServerProcess(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /// Starts a server.
  ///
  /// @param folder its folder, which is created
  /// @param database the URL, the user and the password of a PostgreSQL database; none for a file
  static LoadServerProcess start(Path folder, List<String> database) throws IOException {
    Files.createDirectories(folder);
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-Xmx512m"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(LoadServer.class.getName(), folder.toString()));
    command.addAll(database);
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String port = process.inputReader().readLine();
    if (port == null) {
      throw new IOException("the server has not started");
    }
    return new LoadServerProcess(process, Integer.parseInt(port));
  }

  /// Returns the port of the server.
  int port() {
    return port;
  }

  /// Returns the process.
  ProcessHandle handle() {
    return process.toHandle();
  }

  /// Kills the process; the server cannot handle this signal.
  void kill() {
    process.destroyForcibly();
    process.onExit().join();
  }

  /// Stops the server, if it was not killed.
  @Override
  public void close() throws IOException {
    process.getOutputStream().close();
    process.onExit().join();
  }
}
