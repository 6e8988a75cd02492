package tabuleiro.terminal.common;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.text.Messages;

/// Explains the symbols of the pieces on the board.
public final class Legend {
  private Legend() {}

  /// Returns a line for each side, such as "Red: x mole", each ended by a line feed.
  ///
  /// @param messages the messages of the game
  public static String format(Position position, Messages messages) {
    StringBuilder text = new StringBuilder();
    for (Side side : Side.values()) {
      String pieces = String.join(", ", signs(position.scene(), side, messages));
      text.append(messages.format("legend", side, pieces)).append('\n');
    }
    return text.toString();
  }

  private static Set<String> signs(Scene scene, Side side, Messages messages) {
    Set<Piece> pieces = new LinkedHashSet<>();
    scene.pieces().forEach(placed -> pieces.add(placed.piece()));
    scene.hands().forEach(hand -> pieces.addAll(hand.pieces()));
    return pieces.stream()
        .filter(piece -> piece.side() == side)
        .map(piece ->
            PieceSymbols.format(piece, messages) + " " + messages.format("piece." + piece.kind()))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }
}
