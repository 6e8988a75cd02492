package tabuleiro.games.niju;

import java.util.OptionalDouble;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.UnboundedBoard;

/// Ni-Ju with its goal and the size of the hands fixed. Games of one variant are equal.
///
/// @param tilesPerSide how many tiles each player has, 1 to 20: those numbered from 1 on
/// @param firstPatternWins whether the first complete pattern wins at once; otherwise the most
///   complete patterns win when all tiles are laid (rule 7)
public record NijuGame(int tilesPerSide, boolean firstPatternWins) implements Game {
  @Override
  public GameId id() {
    String goal = firstPatternWins ? "first" : "most";
    return new GameId(
        NijuFamily.NAME, tilesPerSide == NijuTiles.COUNT ? goal : goal + "-" + tilesPerSide);
  }

  /// Returns the cells from -39 to 39 both ways: 40 tiles in a row from 0,0 get no further.
  @Override
  public UnboundedBoard board() {
    return NijuMove.BOARD;
  }

  @Override
  public NijuPosition start(long seed) {
    return new NijuPosition(this);
  }

  @Override
  public NijuPosition parse(String text) {
    return PositionText.parse(this, text);
  }

  @Override
  public int maxPlies() {
    return 2 * tilesPerSide;
  }

  /// A proven bound. Around `k` connected tiles there are at most `2k + 2` empty cells that share
  /// an edge with them: 4 around one tile, and each further tile takes one of these cells and
  /// brings at most three new ones. A hand from which `j` tiles are laid has most rotations left
  /// when those with the fewest went first. Both happen at once when both players lay their tiles
  /// with the fewest rotations first, all in one straight line.
  @Override
  public int maxMoves() {
    int most = 0;
    int hand = NijuHand.full(tilesPerSide);
    for (int tiles = 0; tiles < maxPlies(); tiles++) {
      int cells = tiles == 0 ? 1 : 2 * tiles + 2;
      most = Math.max(most, cells * NijuHand.countRotations(hand));
      // With each second tile that lies, the hand of the side to move is one tile smaller.
      if (tiles % 2 == 1) {
        hand = NijuHand.withoutFewestRotations(hand);
      }
    }
    return most;
  }

  static Side sideToMove(int tilesLaid) {
    return tilesLaid % 2 == 0 ? Side.FIRST : Side.SECOND;
  }

  boolean isOver(int tilesLaid, int firstPoints, int secondPoints) {
    return tilesLaid == maxPlies() || (firstPatternWins && firstPoints + secondPoints > 0);
  }

  /// Returns the outcome (rule 7). One rule serves both goals: when the first complete pattern ends
  /// the game, only its owner has points.
  Outcome outcome(int tilesLaid, int firstPoints, int secondPoints) {
    if (!isOver(tilesLaid, firstPoints, secondPoints)) {
      return Outcome.ONGOING;
    }
    if (firstPoints == secondPoints) {
      return Outcome.draw(EndReason.PATTERNS);
    }
    return Outcome.win(firstPoints > secondPoints ? Side.FIRST : Side.SECOND, EndReason.PATTERNS);
  }

  @Override
  public OptionalDouble positionCountLog10() {
    return OptionalDouble.of(Math.log10(NijuPositionCount.upperBound(tilesPerSide)));
  }
}
