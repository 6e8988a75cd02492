package tabuleiro.terminal.screen.picture;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.games.Games;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.terminal.screen.picture.canvas.BoardPicture;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Creates views of boards for tests.
final class BoardViews {
  /// The messages of each game, cached because reading them takes longer than drawing a picture.
  private static final Map<String, Messages> WORDS =
      Games.names().stream()
          .collect(
              Collectors.toUnmodifiableMap(
                  name -> name, name -> Messages.of(Language.ENGLISH).forGame(name)));

  private BoardViews() {}

  /// Returns a board of a game.
  static Game game(String family, String variant) {
    return Games.find(family).orElseThrow().game(variant);
  }

  /// Returns the view of the first position.
  static BoardView start(Game game, BoardStyle style) {
    return after(game, 0, SeededRandom.of(1), style);
  }

  /// Returns the cell with a name.
  static ClickTarget target(Game game, String name) {
    return new ClickTarget.Cell(game.board().cell(name).orElseThrow());
  }

  /// Returns the picture of the first position in a window of 56 by 20 characters.
  static BoardPicture draw(Game game, BoardStyle style) {
    return draw(start(game, style), 56, 20);
  }

  /// Returns the view after a number of random moves, or at the end of a shorter game.
  static BoardView after(Game game, int plies, RandomGenerator random, BoardStyle style) {
    Position position = game.start(random.nextLong());
    List<Effect> last = List.of();
    for (int ply = 0; ply < plies && !position.outcome().isOver(); ply++) {
      int move = position.moveAt(random.nextInt(position.countMoves()));
      last = position.decode(move).effects();
      position = position.playUnchecked(move);
    }
    Set<ClickTarget> legal = legal(position, List.of());
    return new BoardView(position, legal, List.of(), Optional.empty(), last, style);
  }

  /// Returns the view with one more target selected: one that most targets can follow.
  static BoardView picking(BoardView view) {
    Map<ClickTarget, Set<ClickTarget>> following = following(view.position(), view.picked());
    ClickTarget most =
        inOrder(view).stream()
            .max(Comparator.comparingInt(target -> following.getOrDefault(target, Set.of()).size()))
            .orElseThrow();
    List<ClickTarget> picked = Stream.concat(view.picked().stream(), Stream.of(most)).toList();
    return new BoardView(
        view.position(),
        following.getOrDefault(most, Set.of()),
        picked,
        Optional.empty(),
        view.lastEffects(),
        view.style());
  }

  /// Returns, for each target that continues the selection, the targets that can follow it.
  private static Map<ClickTarget, Set<ClickTarget>> following(
      Position position, List<ClickTarget> picked) {
    Map<ClickTarget, Set<ClickTarget>> following = new HashMap<>();
    int next = picked.size();
    for (int move : position.legalMoves()) {
      List<ClickTarget> path = position.decode(move).path();
      if (path.size() > next + 1 && path.subList(0, next).equals(picked)) {
        following.computeIfAbsent(path.get(next), _ -> new HashSet<>()).add(path.get(next + 1));
      }
    }
    return following;
  }

  /// Returns the targets that continue the selection.
  static Set<ClickTarget> legal(Position position, List<ClickTarget> picked) {
    Set<ClickTarget> legal = new LinkedHashSet<>();
    for (int move : position.legalMoves()) {
      List<ClickTarget> path = position.decode(move).path();
      if (path.size() > picked.size() && path.subList(0, picked.size()).equals(picked)) {
        legal.add(path.get(picked.size()));
      }
    }
    return legal;
  }

  /// Returns the targets that can be selected, in a fixed order.
  static List<ClickTarget> inOrder(BoardView view) {
    return view.legal().stream().sorted(Comparator.comparing(ClickTarget::toString)).toList();
  }

  /// Returns the view with the cursor on a target.
  static BoardView at(BoardView view, ClickTarget cursor) {
    return new BoardView(
        view.position(),
        view.legal(),
        view.picked(),
        Optional.of(cursor),
        view.lastEffects(),
        view.style());
  }

  /// Returns the view without a target among those that can be selected.
  static BoardView without(BoardView view, ClickTarget target) {
    Set<ClickTarget> legal = new HashSet<>(view.legal());
    legal.remove(target);
    return new BoardView(
        view.position(), legal, view.picked(), view.cursor(), view.lastEffects(), view.style());
  }

  static Messages words(BoardView view) {
    return Objects.requireNonNull(WORDS.get(view.position().game().id().game()));
  }

  static BoardPicture draw(BoardView view, int columns, int rows) {
    return BoardPictures.draw(view, columns, rows, words(view));
  }

  /// Returns the characters of each drawn target, in reading order.
  static Map<ClickTarget, String> texts(BoardPicture picture) {
    Map<ClickTarget, String> texts = new HashMap<>();
    for (int row = 0; row < picture.grid().rows(); row++) {
      for (int column = 0; column < picture.grid().columns(); column++) {
        String character = Character.toString(picture.grid().character(column, row));
        picture
            .targets()
            .targetAt(column, row)
            .ifPresent(target -> texts.merge(target, character, String::concat));
      }
    }
    return texts;
  }

  /// Returns the characters of a target in reading order; empty when it is not drawn.
  static String text(BoardPicture picture, ClickTarget target) {
    return texts(picture).getOrDefault(target, "");
  }

  /// Returns the middle of a target, as twice its column and twice its row.
  static int[] middle(BoardPicture picture, ClickTarget target) {
    int[] sum = new int[3];
    for (int row = 0; row < picture.grid().rows(); row++) {
      for (int column = 0; column < picture.grid().columns(); column++) {
        if (picture.targets().targetAt(column, row).equals(Optional.of(target))) {
          sum[0] += 2 * column;
          sum[1] += 2 * row;
          sum[2]++;
        }
      }
    }
    return new int[] {sum[0] / sum[2], sum[1] / sum[2]};
  }
}
