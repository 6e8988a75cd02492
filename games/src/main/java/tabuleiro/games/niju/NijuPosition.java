package tabuleiro.games.niju;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.games.common.AbstractPosition;
import tabuleiro.games.common.PositionRoles;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;

/// A position of Ni-Ju: the laid tiles, from which everything else follows. Immutable.
///
/// The tiles are kept in reading order, at most 40 numbers, with the counts of complete patterns
/// and the hash. All other methods lay the tiles again, which takes a microsecond or two; a caller
/// that plays many moves should use a [#trail()].
public final class NijuPosition extends AbstractPosition<NijuPosition> {
  /// The numbers of complete patterns decide the game.
  public static final EndReason PATTERNS = EndReason.of("patterns");

  private static final PositionRoles<NijuPosition> ROLES =
      new PositionRoles<>(
          PositionText::format,
          MoveText::parse,
          MoveText::format,
          Refusals::findViolation,
          MovePrompts::next,
          Scenes::scene,
          Scenes::action);

  private final NijuGame game;
  private final int[] laid;
  private final int firstPatterns;
  private final int secondPatterns;
  private final long hash;

  /// Creates the start, without tiles.
  NijuPosition(NijuGame game) {
    this.game = game;
    laid = new int[0];
    firstPatterns = 0;
    secondPatterns = 0;
    hash = 0;
  }

  /// Creates the position after tiles were laid.
  NijuPosition(LaidTiles tiles) {
    game = tiles.game();
    laid = tiles.laidTiles();
    firstPatterns = tiles.completePatterns(Side.FIRST);
    secondPatterns = tiles.completePatterns(Side.SECOND);
    hash = tiles.hash();
  }

  /// Returns a fresh copy of the tiles of this position.
  LaidTiles tiles() {
    LaidTiles tiles = new LaidTiles(game);
    for (int tile : laid) {
      tiles.layTile(tile);
    }
    return tiles;
  }

  @Override
  protected PositionRoles<NijuPosition> roles() {
    return ROLES;
  }

  @Override
  public NijuGame game() {
    return game;
  }

  @Override
  public Side sideToMove() {
    return NijuGame.sideToMove(laid.length);
  }

  @Override
  public Outcome outcome() {
    return game.outcome(laid.length, firstPatterns, secondPatterns);
  }

  @Override
  public long hash() {
    return hash;
  }

  @Override
  public int generateMoves(int[] buffer, int offset) {
    return tiles().generateMoves(buffer, offset);
  }

  @Override
  public int countMoves() {
    return tiles().countMoves();
  }

  @Override
  public int moveAt(int index) {
    return tiles().moveAt(index);
  }

  @Override
  public NijuPosition playUnchecked(int move) {
    LaidTiles tiles = tiles();
    tiles.layTile(NijuMove.withOwner(sideToMove(), move));
    return new NijuPosition(tiles);
  }

  @Override
  public boolean isLegal(int move) {
    return tiles().isLegal(move);
  }

  @Override
  public NijuTrail trail() {
    return new NijuTrail(tiles());
  }

  /// Returns the laid tiles with their owners as [NijuMove] packs them, in reading order.
  int[] packedTiles() {
    return laid.clone();
  }

  /// Returns the number of laid tiles.
  public int laidCount() {
    return laid.length;
  }

  /// Returns the laid tiles in reading order: from the top row down, each row from the left.
  public List<LaidTile> laidTiles() {
    LaidTiles tiles = tiles();
    return IntStream.of(laid).mapToObj(tile -> laidTile(tiles, tile)).toList();
  }

  /// Returns the laid tile on a cell, or empty when there is none.
  public Optional<LaidTile> tileAt(int cell) {
    return laidTiles().stream().filter(tile -> tile.cell() == cell).findFirst();
  }

  /// Returns the cells on which a tile may be laid, in reading order; none after the end.
  public int[] playableCells() {
    LaidTiles tiles = tiles();
    int count = tiles.isOver() ? 0 : tiles.playableCount();
    return IntStream.range(0, count).map(i -> NijuMove.cell(tiles.playableAt(i))).toArray();
  }

  /// Returns the numbers of the tiles that a side has in hand, in ascending order.
  public int[] hand(Side side) {
    int hand = tiles().hand(side);
    return IntStream.rangeClosed(1, game.hands().of(side))
        .filter(tile -> NijuHand.has(hand, tile))
        .toArray();
  }

  /// Returns the number of a side's complete patterns, the score of the game.
  public int completePatterns(Side side) {
    return side == Side.FIRST ? firstPatterns : secondPatterns;
  }

  private static LaidTile laidTile(LaidTiles tiles, int tile) {
    Side side = NijuMove.owner(tile);
    int row = NijuMove.row(tile);
    int column = NijuMove.column(tile);
    return new LaidTile(
        NijuMove.cell(tile),
        side,
        NijuMove.tile(tile),
        NijuMove.quarterTurns(tile),
        NijuMove.pattern(tile),
        tiles.neighbourMask(side.ordinal(), row, column),
        tiles.neighbourMask(side.other().ordinal(), row, column));
  }

  @Override
  protected boolean hasSameState(NijuPosition other) {
    return game.equals(other.game) && Arrays.equals(laid, other.laid);
  }
}
