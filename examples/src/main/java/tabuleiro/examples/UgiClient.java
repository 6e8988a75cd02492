package tabuleiro.examples;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// Starts an engine that speaks UGI, plays a game of Talpa 4x4 against itself through it, and
/// prints the moves. The protocol answers all questions about the rules, so this program knows
/// none.
public final class UgiClient implements AutoCloseable {
  private final Process process;
  private final BufferedReader reader;
  private final BufferedWriter writer;

  private UgiClient(List<String> command) throws IOException {
    process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    reader = process.inputReader(StandardCharsets.UTF_8);
    writer = process.outputWriter(StandardCharsets.UTF_8);
  }

  private void send(String line) throws IOException {
    writer.write(line + "\n");
    writer.flush();
  }

  /// Returns the next line that begins with a word, and skips the others, such as `info` lines.
  private String await(String word) throws IOException {
    String line = reader.readLine();
    while (line != null && !line.split(" ", 2)[0].equals(word)) {
      line = reader.readLine();
    }
    if (line == null) {
      throw new IOException("the engine ended before it sent " + word);
    }
    return line;
  }

  private String ask(String question) throws IOException {
    send(question);
    return await("response").split(" ", 2)[1];
  }

  /// Ends the engine.
  @Override
  public void close() throws IOException {
    send("quit");
    writer.close();
    process.destroy();
  }

  /// Plays a game and prints its moves and its result.
  ///
  /// @param arguments the command that starts the engine, such as `./tabuleiro ugi`
  public static void main(String[] arguments) throws IOException {
    try (UgiClient engine = new UgiClient(List.of(arguments))) {
      engine.send("ugi");
      engine.await("ugiok");
      engine.send("setoption name Game value talpa");
      engine.send("setoption name Variant value 4x4");
      engine.send("isready");
      engine.await("readyok");
      StringBuilder moves = new StringBuilder();
      engine.send("position startpos");
      while (engine.ask("query gameover").equals("false")) {
        engine.send("go nodes 500");
        moves.append(' ').append(engine.await("bestmove").split(" ", 2)[1]);
        engine.send("position startpos moves" + moves);
      }
      System.out.println("moves" + moves);
      System.out.println("result " + engine.ask("query result"));
    }
  }
}
