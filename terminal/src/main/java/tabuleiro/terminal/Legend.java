package tabuleiro.terminal;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.terminal.board.PieceSymbols;
import tabuleiro.text.Messages;

/// Says which signs on the board are whose pieces.
public final class Legend {
  private Legend() {}

  /// Returns a line for each side, such as "Red: x mole", each ended by a line feed.
  ///
  /// @param words those of the position's game
  public static String format(Position position, Messages words) {
    StringBuilder text = new StringBuilder();
    for (Side side : Side.values()) {
      String pieces = String.join(", ", signs(position.scene(), side, words));
      text.append(words.format("legend", side, pieces)).append('\n');
    }
    return text.toString();
  }

  private static Set<String> signs(Scene scene, Side side, Messages words) {
    Set<Piece> pieces = new LinkedHashSet<>();
    scene.pieces().forEach(placed -> pieces.add(placed.piece()));
    scene.hands().forEach(hand -> pieces.addAll(hand.pieces()));
    return pieces.stream()
        .filter(piece -> piece.side() == side)
        .map(piece ->
            PieceSymbols.format(piece, words) + " " + words.format("piece." + piece.kind()))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }
}
