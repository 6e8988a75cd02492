package tabuleiro.terminal.common;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import tabuleiro.play.record.GameRecord;

/// Saves games to one file again and again, so that it is nearly always inside a save.
public final class SavingProcess {
  /// The least number of games in the file: enough that writing them takes a while.
  static final int GAMES = 5_000;

  private SavingProcess() {}

  /// Returns copies of one game.
  static List<GameRecord> games(int number) {
    GameRecord game =
        GameRecord.parse("[Game \"talpa\"]\n[Variant \"3x3\"]\n\n1. a1b1 a2b2 2. b1b2 b3a3 *\n")
            .getFirst()
            .record();
    return Collections.nCopies(number, game);
  }

  /// Runs until it is killed.
  ///
  /// @param arguments the file
  public static void main(String[] arguments) throws IOException {
    Path file = Path.of(arguments[0]);
    List<List<GameRecord>> contents = List.of(games(GAMES), games(GAMES + 1));
    for (int i = 0; true; i++) {
      RecordFile.write(file, contents.get(i % 2));
    }
  }
}
