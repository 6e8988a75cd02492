package tabuleiro.terminal.screen.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.Character.UnicodeBlock;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Game;
import tabuleiro.rules.Scene;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.terminal.common.PieceSymbols;
import tabuleiro.terminal.screen.picture.canvas.BoardPicture;

/// Properties of the picture of every board in every variant: at random positions, in random styles
/// and sizes, with the name of the game as the seed.
class PictureContractTest {
  private static final int[][] ROOMS = {{50, 19}, {56, 20}, {72, 35}, {120, 44}, {30, 12}};

  private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

  private static final Set<UnicodeBlock> BLOCKS =
      Set.of(
          UnicodeBlock.BASIC_LATIN,
          UnicodeBlock.LATIN_1_SUPPLEMENT,
          UnicodeBlock.GENERAL_PUNCTUATION,
          UnicodeBlock.MATHEMATICAL_OPERATORS,
          UnicodeBlock.BOX_DRAWING,
          UnicodeBlock.BLOCK_ELEMENTS,
          UnicodeBlock.GEOMETRIC_SHAPES,
          UnicodeBlock.MISCELLANEOUS_SYMBOLS);

  private record Shown(BoardView view, int columns, int rows) {
    BoardPicture draw() {
      return BoardViews.draw(view, columns, rows);
    }

    BoardPicture draw(BoardView other) {
      return BoardViews.draw(other, columns, rows);
    }
  }

  static Stream<Game> games() {
    return Games.families().stream()
        .flatMap(family -> family.variants().stream().map(family::game));
  }

  /// Returns two positions of games in some room, each with nothing selected and with each partial
  /// selection on the way to a move.
  private static List<Shown> shown(Game game) {
    RandomGenerator random = SeededRandom.of(game.id().toString().hashCode());
    List<Shown> shown = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      int[] room = ROOMS[random.nextInt(ROOMS.length)];
      int plies = random.nextInt(Math.min(40, game.maxPlies()) + 1);
      BoardView view = BoardViews.after(game, plies, random, style(random, i == 1));
      while (!view.legal().isEmpty()) {
        shown.add(new Shown(view, room[0], room[1]));
        view = BoardViews.picking(view);
      }
      shown.add(new Shown(view, room[0], room[1]));
    }
    return shown;
  }

  private static BoardStyle style(RandomGenerator random, boolean values) {
    return new BoardStyle(
        random.nextBoolean(),
        random.nextBoolean(),
        random.nextBoolean(),
        random.nextBoolean(),
        random.nextInt(-3, 4),
        random.nextInt(-3, 4),
        0,
        values);
  }

  @ParameterizedTest
  @MethodSource("games")
  void aPictureFitsItsRoom(Game game) {
    for (Shown shown : shown(game)) {
      BoardPicture picture = shown.draw();
      assertThat(picture.grid().columns()).as("%s", shown).isBetween(1, shown.columns);
      assertThat(picture.grid().rows()).as("%s", shown).isBetween(1, shown.rows);
      assertThat(picture.targets().targetAt(-1, 0)).isEmpty();
      assertThat(picture.targets().targetAt(0, picture.grid().rows())).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyCharacterIsOneColumnWideAndAsciiOnRequest(Game game) {
    for (Shown shown : shown(game)) {
      boolean ascii = shown.view.style().asciiOnly();
      assertThat(shown.draw().grid().format().codePoints().filter(c -> c != '\n'))
          .as("%s", shown)
          .allMatch(c -> ascii ? c >= ' ' && c <= '~' : BLOCKS.contains(UnicodeBlock.of(c)));
    }
  }

  @Tag("full")
  @ParameterizedTest
  @MethodSource("games")
  void everyLegalTargetUnderTheCursorIsDrawnAndDiffersInCharacters(Game game) {
    for (Shown shown : shown(game)) {
      BoardViews.inOrder(shown.view).stream()
          .limit(5)
          .forEach(target -> {
            BoardView at = BoardViews.at(shown.view, target);
            String legal = BoardViews.text(shown.draw(at), target);
            String other = BoardViews.text(shown.draw(BoardViews.without(at, target)), target);
            assertThat(legal).as("%s of %s", target, shown).isNotEmpty().isNotEqualTo(other);
          });
    }
  }

  @Tag("full")
  @ParameterizedTest
  @MethodSource("games")
  void everyLegalTargetDiffersInCharactersFromOtherTargets(Game game) {
    for (Shown shown : shown(game)) {
      Map<ClickTarget, String> texts = BoardViews.texts(shown.draw());
      BoardViews.inOrder(shown.view).stream()
          .filter(texts::containsKey)
          .limit(5)
          .forEach(target -> {
            BoardPicture without = shown.draw(BoardViews.without(shown.view, target));
            assertThat(texts.get(target))
                .as("%s of %s", target, shown)
                .isNotEqualTo(BoardViews.text(without, target));
          });
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void wholeBoardsShowEveryLegalTargetAtOnce(Game game) {
    for (Shown shown : shown(game)) {
      Map<ClickTarget, String> texts = BoardViews.texts(BoardViews.draw(shown.view, 160, 70));
      for (ClickTarget target : shown.view.legal()) {
        assertThat(texts).as("%s", shown).containsKey(target);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void theArrowKeysReachEveryLegalTarget(Game game) {
    for (Shown shown : shown(game)) {
      BoardPicture.TargetMap targets = shown.draw().targets();
      BoardViews.inOrder(shown.view).stream()
          .limit(3)
          .forEach(from ->
              assertThat(reached(targets, from))
                  .as("from %s of %s", from, shown)
                  .containsAll(shown.view.legal()));
    }
  }

  private static Set<ClickTarget> reached(BoardPicture.TargetMap targets, ClickTarget from) {
    Set<ClickTarget> reached = new HashSet<>(Set.of(from));
    Deque<ClickTarget> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      ClickTarget target = open.remove();
      for (int[] direction : DIRECTIONS) {
        ClickTarget next = targets.nextTarget(target, direction[0], direction[1]);
        if (reached.add(next)) {
          open.add(next);
        }
      }
    }
    return reached;
  }

  @Tag("full")
  @ParameterizedTest
  @MethodSource("games")
  void anArrowKeyLeadsWhereItPoints(Game game) {
    for (Shown shown : shown(game)) {
      BoardPicture picture = BoardViews.draw(shown.view, 160, 70);
      for (ClickTarget from : BoardViews.inOrder(shown.view).stream().limit(5).toList()) {
        int[] start = BoardViews.middle(picture, from);
        for (int[] direction : DIRECTIONS) {
          ClickTarget next = picture.targets().nextTarget(from, direction[0], direction[1]);
          if (!next.equals(from)) {
            int[] end = BoardViews.middle(picture, next);
            int along = (end[0] - start[0]) * direction[0] + (end[1] - start[1]) * direction[1];
            assertThat(along).as("%s to %s of %s", from, next, shown).isPositive();
          }
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyPieceIsDrawnOnItsCell(Game game) {
    for (Shown shown : shown(game)) {
      BoardView bare = bare(shown.view);
      int columns = Math.max(56, shown.columns);
      Map<ClickTarget, String> texts =
          BoardViews.texts(BoardViews.draw(bare, columns, Math.max(20, shown.rows)));
      for (Scene.PlacedPiece placed : bare.position().scene().pieces()) {
        String text = texts.getOrDefault(new ClickTarget.Cell(placed.cell()), "");
        String symbol = PieceSymbols.format(placed.piece(), BoardViews.words(bare));
        String kindCharacter = symbol.substring(symbol.length() / 2, symbol.length() / 2 + 1);
        if (!text.isEmpty()) {
          assertThat(text).as("%s of %s", placed, shown).contains(kindCharacter);
        }
      }
    }
  }

  /// Returns the same position in ASCII without marks; there every piece has its letter.
  private static BoardView bare(BoardView view) {
    BoardStyle style =
        new BoardStyle(
            true,
            view.style().flipped(),
            view.style().asSquare(),
            false,
            0,
            0,
            0,
            view.style().values());
    return new BoardView(view.position(), Set.of(), List.of(), Optional.empty(), List.of(), style);
  }
}
