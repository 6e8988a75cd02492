package tabuleiro.server.kernel.database;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A process that is interrupted while it makes a file.
public final class WorkFolderProcess {
  private WorkFolderProcess() {}

  /// Starts a process, and returns once it has begun its work.
  public static Process start(Path made) throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                WorkFolderProcess.class.getName(),
                made.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    BufferedReader out = process.inputReader();
    if (!"begun".equals(out.readLine())) {
      throw new IOException("the process has not begun");
    }
    return process;
  }

  public static void main(String[] arguments) throws Exception {
    WorkFolder work = WorkFolder.nextTo(Path.of(arguments[0]));
    Files.writeString(work.file("games.db"), "half of a database");
    System.out.println("begun");
    Thread.sleep(Long.MAX_VALUE);
  }
}
