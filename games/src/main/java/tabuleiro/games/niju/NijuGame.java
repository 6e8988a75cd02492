package tabuleiro.games.niju;

import java.util.OptionalDouble;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.UnboundedBoard;

/// Ni-Ju with its goal and the sizes of the hands fixed. Games of one variant are equal.
///
/// @param hands the number of tiles of each player
/// @param firstPatternWins whether the first complete pattern wins at once; otherwise the most
///   complete patterns win when all tiles are laid (rule 7)
public record NijuGame(HandSizes hands, boolean firstPatternWins) implements Game {
  @Override
  public GameId id() {
    return new GameId(NijuFamily.NAME, NijuFamily.variant(firstPatternWins, hands));
  }

  /// Returns the cells from -39 to 39 in both directions, the farthest that 40 tiles in a row reach
  /// from 0,0.
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

  /// Returns how many tiles a side lays in a game in which no pattern wins at once.
  public int tilesToLay(Side side) {
    return side == Side.FIRST ? (maxPlies() + 1) / 2 : maxPlies() / 2;
  }

  @Override
  public int maxPlies() {
    return hands.total();
  }

  /// Returns a proven bound. Around `k` connected tiles there are at most `2k + 2` empty cells that
  /// share an edge with them: 4 around one tile, and each further tile takes one of these cells and
  /// brings at most three new ones. A hand from which `j` tiles are laid has most rotations left
  /// when the tiles with the fewest rotations were laid first. Both happen at once when both
  /// players lay those tiles first, all in one straight line.
  @Override
  public int maxMoves() {
    int max = 0;
    int[] left = {NijuHand.full(hands.white()), NijuHand.full(hands.black())};
    for (int tiles = 0; tiles < maxPlies(); tiles++) {
      int cells = tiles == 0 ? 1 : 2 * tiles + 2;
      int mover = tiles % 2;
      max = Math.max(max, cells * NijuHand.countRotations(left[mover]));
      left[mover] = NijuHand.withoutFewestRotations(left[mover]);
    }
    return max;
  }

  static Side sideToMove(int tilesLaid) {
    return tilesLaid % 2 == 0 ? Side.FIRST : Side.SECOND;
  }

  boolean isOver(int tilesLaid, int firstPatterns, int secondPatterns) {
    return tilesLaid == maxPlies() || (firstPatternWins && firstPatterns + secondPatterns > 0);
  }

  /// Returns the outcome (rule 7). More complete patterns win with either goal: when the first
  /// pattern ends the game, only its owner has one.
  Outcome outcome(int tilesLaid, int firstPatterns, int secondPatterns) {
    if (!isOver(tilesLaid, firstPatterns, secondPatterns)) {
      return Outcome.ONGOING;
    }
    if (firstPatterns == secondPatterns) {
      return Outcome.draw(NijuPosition.PATTERNS);
    }
    return Outcome.win(
        firstPatterns > secondPatterns ? Side.FIRST : Side.SECOND, NijuPosition.PATTERNS);
  }

  @Override
  public OptionalDouble positionCountLog10() {
    return OptionalDouble.of(Math.log10(NijuPositionCount.upperBound(this)));
  }
}
