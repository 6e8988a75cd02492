package tabuleiro.games.jostle;

import java.util.List;
import tabuleiro.rules.Motif;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// The motif of the last tempo. A player who cannot move loses (rule 5), so the end of a game is a
/// race in which each side counts its remaining moves, its tempi. The last tempo decides when the
/// winner's last move is the last one that either side had: then neither side can move, and with
/// one tempo less the winner would have lost.
final class LastTempo {
  /// The motif, for variations that end the game.
  static final Motif MOTIF = new Motif("last-tempo", LastTempo::isShown);

  private LastTempo() {}

  private static boolean isShown(Position position, List<Integer> line) {
    JostlePosition end = (JostlePosition) position;
    for (int move : line) {
      end = end.playUnchecked(move);
    }
    return end.mobility(Side.FIRST) == 0 && end.mobility(Side.SECOND) == 0;
  }
}
