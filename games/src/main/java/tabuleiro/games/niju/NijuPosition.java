package tabuleiro.games.niju;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.Action;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;

/// A position: which tiles lie where. Everything else follows from that.
///
/// Only the tiles are kept, in the order of reading, with the points and the hash that came with
/// them: at most 40 numbers. For the other questions they are laid on a fresh table, which takes a
/// microsecond or two; whoever plays many moves takes a [#trail()].
public final class NijuPosition implements Position {
  private final NijuGame game;
  private final int[] laid;
  private final int firstPoints;
  private final int secondPoints;
  private final long hash;

  /// Returns the start: nothing lies.
  NijuPosition(NijuGame game) {
    this.game = game;
    laid = new int[0];
    firstPoints = 0;
    secondPoints = 0;
    hash = 0;
  }

  /// Returns the position that lies on a table.
  NijuPosition(NijuTable table) {
    game = table.game();
    laid = table.laidTiles();
    firstPoints = table.completePatterns(Side.FIRST);
    secondPoints = table.completePatterns(Side.SECOND);
    hash = table.hash();
  }

  /// Returns a fresh table with the tiles of this position.
  NijuTable table() {
    NijuTable table = new NijuTable(game);
    for (int tile : laid) {
      table.layTile(tile);
    }
    return table;
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
    return game.outcome(laid.length, firstPoints, secondPoints);
  }

  @Override
  public long hash() {
    return hash;
  }

  @Override
  public int generateMoves(int[] buffer, int offset) {
    return table().generateMoves(buffer, offset);
  }

  @Override
  public int countMoves() {
    return table().countMoves();
  }

  @Override
  public int moveAt(int index) {
    return table().moveAt(index);
  }

  @Override
  public NijuPosition playUnchecked(int move) {
    NijuTable table = table();
    table.layTile(NijuMove.withOwner(sideToMove(), move));
    return new NijuPosition(table);
  }

  /// Returns the position after `move`.
  ///
  /// @throws IllegalMoveException when the number is not a legal move here
  @Override
  public NijuPosition play(int move) {
    if (!isLegal(move)) {
      throw new IllegalMoveException(Violations.illegalMove());
    }
    return playUnchecked(move);
  }

  @Override
  public boolean isLegal(int move) {
    return table().isLegal(move);
  }

  @Override
  public NijuTrail trail() {
    return new NijuTrail(table());
  }

  @Override
  public String format() {
    return PositionText.format(laid);
  }

  @Override
  public int parseMove(String text) {
    return MoveText.parse(this, text);
  }

  @Override
  public String formatMove(int move) {
    return MoveText.format(move);
  }

  @Override
  public Action decode(int move) {
    return Scenes.action(sideToMove(), move);
  }

  @Override
  public Optional<Violation> findViolation(List<ClickTarget> path) {
    return new Refusals(this).whyNot(path);
  }

  @Override
  public MovePrompt prompt(List<String> answers) {
    return new MovePrompts(this).step(answers);
  }

  @Override
  public Scene scene() {
    return Scenes.scene(this);
  }

  /// Returns the number of tiles that lie.
  public int laidCount() {
    return laid.length;
  }

  /// Returns the tiles that lie, in the order of reading: from the top row down, each from the
  /// left.
  public List<LaidTile> laidTiles() {
    NijuTable table = table();
    return IntStream.of(laid).mapToObj(tile -> laidTile(table, tile)).toList();
  }

  /// Returns the tile on a cell, or empty when none lies there.
  public Optional<LaidTile> tileAt(int cell) {
    return laidTiles().stream().filter(tile -> tile.cell() == cell).findFirst();
  }

  /// Returns the cells on which a tile may be laid, in the order of reading; none after the end.
  public int[] playableCells() {
    NijuTable table = table();
    int count = table.isOver() ? 0 : table.playableCount();
    return IntStream.range(0, count).map(i -> NijuMove.cell(table.playableAt(i))).toArray();
  }

  /// Returns the numbers of the tiles that a side has in hand, in ascending order.
  public int[] hand(Side side) {
    int hand = table().hand(side);
    return IntStream.rangeClosed(1, game.tilesPerSide())
        .filter(tile -> NijuHand.has(hand, tile))
        .toArray();
  }

  /// Returns the number of a side's complete patterns.
  public int completePatterns(Side side) {
    return side == Side.FIRST ? firstPoints : secondPoints;
  }

  private static LaidTile laidTile(NijuTable table, int tile) {
    Side side = NijuMove.owner(tile);
    int row = NijuMove.row(tile);
    int column = NijuMove.column(tile);
    return new LaidTile(
        NijuMove.cell(tile),
        side,
        NijuMove.tile(tile),
        NijuMove.quarterTurns(tile),
        NijuMove.pattern(tile),
        table.neighbourMask(side.ordinal(), row, column),
        table.neighbourMask(side.other().ordinal(), row, column));
  }

  /// Two positions are equal when the same tiles lie in the same places of the same game.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof NijuPosition position
        && game.equals(position.game)
        && Arrays.equals(laid, position.laid);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash);
  }

  /// Returns the position text.
  @Override
  public String toString() {
    return format();
  }
}
