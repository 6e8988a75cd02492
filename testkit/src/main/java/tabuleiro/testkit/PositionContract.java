package tabuleiro.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import tabuleiro.rules.Action;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Game;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Trail;
import tabuleiro.rules.support.SeededRandom;

/// Checks the contract of [Position] along seeded random games. The checks detect inconsistencies
/// within a game; hand-written examples test the rules themselves.
public final class PositionContract {
  /// The number of moves for each position that are checked in detail; a position can have several
  /// hundred.
  private static final int SAMPLED_MOVES = 4;

  private final Game game;
  private final List<TextSymmetry> symmetries;
  private final RandomGenerator random;
  private final Map<Long, String> textOfHash = new HashMap<>();

  private PositionContract(Game game, List<TextSymmetry> symmetries, long seed) {
    this.game = game;
    this.symmetries = symmetries;
    this.random = SeededRandom.of(seed);
  }

  /// Checks every position of `games` random games. A failure names the seed that replays it.
  public static void check(Game game, List<TextSymmetry> symmetries, long seed, int games) {
    try {
      PositionContract contract = new PositionContract(game, symmetries, seed);
      for (int i = 0; i < games; i++) {
        contract.checkGame(game.start(seed + i));
      }
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError(game.id() + ", seed " + seed + ": " + e.getMessage(), e);
    }
  }

  private void checkGame(Position start) {
    Position position = start;
    Trail trail = start.trail();
    int plies = 0;
    while (true) {
      checkPosition(position);
      checkTrail(trail, position);
      if (position.outcome().isOver()) {
        break;
      }
      int move = Playout.randomMove(position, random);
      trail.play(move);
      position = position.play(move);
      plies++;
      assertThat(plies).as("plies").isLessThanOrEqualTo(game.maxPlies());
    }
    while (trail.length() > 0) {
      trail.undo();
    }
    checkTrail(trail, start);
  }

  private void checkPosition(Position position) {
    String text = position.format();
    int[] moves = checkGeneration(position);
    assertThat(position.outcome().isOver())
        .as("%s: over if and only if there are no moves", text)
        .isEqualTo(moves.length == 0);
    assertThat(position.outcome().isOver() && position.outcome().winner().isEmpty())
        .as("%s: a draw", text)
        .isIn(false, game.hasDraws());
    checkText(position, moves);
    checkRefusals(position);
    for (int i = 0; i < Math.min(SAMPLED_MOVES, moves.length); i++) {
      checkMove(position, moves[random.nextInt(moves.length)]);
    }
    for (TextSymmetry symmetry : symmetries) {
      checkSymmetry(position, moves, symmetry);
    }
    assertThat(position.format()).as("unchanged by the checks").isEqualTo(text);
  }

  private int[] checkGeneration(Position position) {
    String text = position.format();
    int offset = random.nextInt(3);
    int[] buffer = new int[offset + game.maxMoves()];
    Arrays.fill(buffer, -7);
    int end = position.generateMoves(buffer, offset);
    int[] moves = Arrays.copyOfRange(buffer, offset, end);
    assertThat(Arrays.copyOf(buffer, offset))
        .as("%s: before the offset", text)
        .isEqualTo(nothing(offset));
    assertThat(moves).as("%s: moves", text).doesNotContain(0).doesNotHaveDuplicates();
    assertThat(position.countMoves()).as("%s: count", text).isEqualTo(moves.length);
    assertThat(position.legalMoves()).isEqualTo(moves);
    for (int i = 0; i < moves.length; i++) {
      assertThat(position.moveAt(i)).as("%s: move %d", text, i).isEqualTo(moves[i]);
    }
    return moves;
  }

  private static int[] nothing(int length) {
    int[] cells = new int[length];
    Arrays.fill(cells, -7);
    return cells;
  }

  private void checkText(Position position, int[] moves) {
    String text = position.format();
    Position copy = game.parse(text);
    assertThat(copy).as("read back").isEqualTo(position).hasSameHashCodeAs(position);
    assertThat(copy.format()).isEqualTo(text);
    assertThat(copy.hash()).as("%s: hash equals fresh hash", text).isEqualTo(position.hash());
    assertThat(copy.outcome()).as("%s: outcome", text).isSameAs(position.outcome());
    assertThat(copy.sideToMove()).isEqualTo(position.sideToMove());
    assertThat(copy.scene()).isEqualTo(position.scene());
    assertThat(textOfHash.computeIfAbsent(position.hash(), key -> text))
        .as("two positions of one hash")
        .isEqualTo(text);
    assertThat(moveTexts(copy)).isEqualTo(moveTexts(position)).hasSize(moves.length);
    for (int move : moves) {
      assertThat(position.parseMove(position.formatMove(move))).as("%s", text).isEqualTo(move);
    }
  }

  private void checkRefusals(Position position) {
    int noise = random.nextInt();
    Set<Integer> legal = new HashSet<>();
    for (int move : position.legalMoves()) {
      legal.add(move);
    }
    for (int move : new int[] {0, -1, noise, noise & 0xffff}) {
      assertThat(position.isLegal(move)).isEqualTo(legal.contains(move));
      if (!legal.contains(move)) {
        assertThatThrownBy(() -> position.play(move)).isInstanceOf(IllegalMoveException.class);
      }
    }
    Set<ClickTarget> firsts = new HashSet<>();
    for (int move : position.legalMoves()) {
      firsts.add(position.decode(move).path().getFirst());
    }
    ClickTarget click = new ClickTarget.Cell(random.nextInt(game.board().cellCount()));
    assertThat(position.findViolation(List.of(click)).isEmpty())
        .as("%s: a click on %s", position.format(), click)
        .isEqualTo(firsts.contains(click));
    checkCells(position, List.of(click));
    for (ClickTarget first : firsts) {
      checkCells(position, List.of(first, click));
    }
  }

  /// Checks that a violation names only cells of the board.
  private void checkCells(Position position, List<ClickTarget> path) {
    position
        .findViolation(path)
        .ifPresent(violation ->
            assertThat(violation.cells())
                .as("%s: %s", position.format(), violation)
                .allMatch(name -> game.board().cell(name).isPresent()));
  }

  private void checkMove(Position position, int move) {
    String about = position.format() + " " + position.formatMove(move);
    Position child = position.playUnchecked(move);
    assertThat(position.play(move)).as(about).isEqualTo(child);
    assertThat(child.hash()).as(about).isNotEqualTo(position.hash());
    Action action = position.decode(move);
    for (int length = 0; length <= action.path().size(); length++) {
      assertThat(position.findViolation(action.path().subList(0, length))).as(about).isEmpty();
    }
    boolean isRemoval =
        action.path().size() == 1 && action.effects().getFirst() instanceof Effect.Removed;
    assertThat(isRemoval).as("a removal in %s", about).isIn(false, game.hasRemovals());
    Map<Integer, Piece> pieces = pieces(position.scene());
    for (Effect effect : action.effects()) {
      apply(effect, pieces, about);
    }
    assertThat(pieces)
        .as("%s: effects lead to %s", about, child.format())
        .isEqualTo(pieces(child.scene()));
  }

  private static Map<Integer, Piece> pieces(Scene scene) {
    Map<Integer, Piece> pieces = new HashMap<>();
    for (Scene.PlacedPiece placed : scene.pieces()) {
      assertThat(pieces.put(placed.cell(), placed.piece())).as("one piece a cell").isNull();
    }
    return pieces;
  }

  private static void apply(Effect effect, Map<Integer, Piece> pieces, String about) {
    switch (effect) {
      case Effect.Moved(int from, int to, Piece piece) -> {
        assertThat(pieces.remove(from)).as(about).isEqualTo(piece);
        assertThat(pieces.put(to, piece)).as(about).isNull();
      }
      case Effect.Placed(int cell, Piece piece) ->
          assertThat(pieces.put(cell, piece)).as(about).isNull();
      case Effect.Removed(int cell, Piece piece) ->
          assertThat(pieces.remove(cell)).as(about).isEqualTo(piece);
      case Effect.Flipped(int cell, Piece piece) -> {
        Piece before = pieces.put(cell, piece);
        assertThat(before).as(about).isNotNull().isNotEqualTo(piece);
      }
      case Effect.Entered(int cell, Piece king) ->
          assertThat(pieces.put(cell, king)).as(about).isNull();
      case Effect.Withdrawn(int cell, Piece king) ->
          assertThat(pieces.remove(cell)).as(about).isEqualTo(king);
    }
  }

  private static void checkTrail(Trail trail, Position position) {
    assertThat(trail.position()).isEqualTo(position);
    assertThat(trail.sideToMove()).isEqualTo(position.sideToMove());
    assertThat(trail.outcome()).isSameAs(position.outcome());
    assertThat(trail.hash()).isEqualTo(position.hash());
    assertThat(trail.countMoves()).isEqualTo(position.countMoves());
    int[] moves = new int[position.game().maxMoves()];
    int end = trail.generateMoves(moves, 0);
    assertThat(Arrays.copyOf(moves, end)).isEqualTo(position.legalMoves());
    if (end > 0) {
      assertThat(trail.moveAt(end - 1)).isEqualTo(moves[end - 1]);
    }
  }

  private void checkSymmetry(Position position, int[] moves, TextSymmetry symmetry) {
    String about = symmetry.name() + " of " + position.format();
    Position image = game.parse(symmetry.mapPosition().apply(position.format()));
    assertThat(image.outcome()).as(about).isSameAs(image(position.outcome(), symmetry));
    Set<String> expected = new TreeSet<>();
    for (int move : moves) {
      expected.add(symmetry.mapMove().apply(position.formatMove(move)));
    }
    assertThat(moveTexts(image)).as(about).isEqualTo(expected);
    if (moves.length > 0) {
      int move = moves[random.nextInt(moves.length)];
      String after = position.playUnchecked(move).format();
      int mapped = image.parseMove(symmetry.mapMove().apply(position.formatMove(move)));
      assertThat(image.playUnchecked(mapped))
          .as("%s, %s", about, position.formatMove(move))
          .isEqualTo(game.parse(symmetry.mapPosition().apply(after)));
    }
  }

  private static Outcome image(Outcome outcome, TextSymmetry symmetry) {
    if (!symmetry.swapsSides() || outcome.winner().isEmpty()) {
      return outcome;
    }
    return Outcome.win(outcome.winner().get().other(), outcome.reason().orElseThrow());
  }

  private static Set<String> moveTexts(Position position) {
    Set<String> texts = new TreeSet<>();
    for (int move : position.legalMoves()) {
      texts.add(position.formatMove(move));
    }
    return texts;
  }
}
