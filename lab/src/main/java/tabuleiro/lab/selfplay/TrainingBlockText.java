package tabuleiro.lab.selfplay;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import tabuleiro.rules.Game;

/// A block of training games as a text, for results that travel between machines: the games as
/// [TrainingGameBytes] writes them, in Base64.
public final class TrainingBlockText {
  private TrainingBlockText() {}

  /// Returns the text of a block.
  public static String format(List<TrainingGame> games) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    games.forEach(game -> TrainingGameBytes.write(game, bytes));
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }

  /// Returns the games of a block.
  ///
  /// @param game the rules of the games
  /// @param hasVisits whether the visits of moves are kept
  /// @param text a text that [#format(List)] has written
  public static List<TrainingGame> parse(Game game, boolean hasVisits, String text) {
    ByteBuffer bytes = ByteBuffer.wrap(Base64.getDecoder().decode(text));
    List<TrainingGame> games = new ArrayList<>();
    while (bytes.hasRemaining()) {
      games.add(TrainingGameBytes.read(game, hasVisits, bytes));
    }
    return games;
  }
}
