package tabuleiro.view.position;

import static org.assertj.core.api.Assertions.assertThat;

import io.avaje.jsonb.Jsonb;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.play.live.ClickTargetName;
import tabuleiro.protocol.position.BoardJson;
import tabuleiro.protocol.position.MoveJson;
import tabuleiro.protocol.position.PositionJson;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.board.Board;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Compares the JSON of positions in random games of every board with the rules.
final class PositionJsonTest {
  private static final int GAMES = 3;
  private static final Jsonb JSON = Jsonb.builder().build();

  private static Messages messages(Game game) {
    return Messages.of(Language.ENGLISH).forGame(game.id().game());
  }

  private static List<Position> positions(Game game) {
    List<Position> positions = new ArrayList<>();
    for (int seed = 1; seed <= GAMES; seed++) {
      List<Position> played = RandomGame.of(game, seed).positions();
      // Every fifth position and the last: neighbours are similar, and there are thousands.
      for (int ply = 0; ply < played.size(); ply += 5) {
        positions.add(played.get(ply));
      }
      positions.add(played.getLast());
    }
    return positions;
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void stepsEnterExactlyLegalMoves(Game game) {
    for (Position position : positions(game)) {
      Set<List<String>> legal = new HashSet<>();
      for (int move : position.legalMoves()) {
        legal.add(ClickTargetName.of(position.decode(move).path(), game.board()));
      }
      assertThat(legal).hasSize(position.countMoves());
      List<List<String>> entered = new ArrayList<>();
      walk(PositionJsonMapper.of(position, messages(game)).nextTargets(), 0, List.of(), entered);
      assertThat(entered).as(position.format()).hasSize(legal.size());
      assertThat(new HashSet<>(entered)).as(position.format()).isEqualTo(legal);
    }
  }

  /// Collects the complete paths: a step that leads to 0 ends one.
  private static void walk(
      List<Map<String, Integer>> steps, int at, List<String> path, List<List<String>> complete) {
    steps
        .get(at)
        .forEach((spot, next) -> {
          List<String> longer = new ArrayList<>(path);
          longer.add(spot);
          if (next == 0) {
            complete.add(longer);
          } else {
            walk(steps, next, longer, complete);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void everyPieceIsOnItsCell(Game game) {
    Board board = game.board();
    for (Position position : positions(game)) {
      Set<Scene.PlacedPiece> found = new HashSet<>();
      for (PositionJson.Placed placed : PositionJsonMapper.of(position, messages(game)).pieces()) {
        for (Scene.PlacedPiece piece : position.scene().pieces()) {
          boolean here = placed.cells().contains(board.name(piece.cell()));
          if (here && PieceJsonMapper.of(piece.piece()).equals(placed.piece())) {
            found.add(piece);
          }
        }
      }
      assertThat(found).isEqualTo(new HashSet<>(position.scene().pieces()));
    }
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void jsonParsesBack(Game game) {
    LongSummaryStatistics bytes = new LongSummaryStatistics();
    for (Position position : positions(game)) {
      String text = ViewJson.format(PositionJsonMapper.of(position, messages(game)));
      assertThat(ViewJson.format(parse(text, PositionJson.class))).isEqualTo(text);
      bytes.accept(text.getBytes(StandardCharsets.UTF_8).length);
      if (!position.outcome().isOver()) {
        MoveJson move = MoveJsonMapper.of(position, position.moveAt(0));
        assertThat(parse(ViewJson.format(move), MoveJson.class)).isEqualTo(move);
      }
    }
    BoardJson board = BoardJsonMapper.of(game);
    String boardText = ViewJson.format(board);
    assertThat(parse(boardText, BoardJson.class)).isEqualTo(board);
    System.out.printf(
        "%s: position %d bytes at most, %.0f on average; board %d bytes%n",
        game.id(), bytes.getMax(), bytes.getAverage(), boardText.length());
    // Pages request a position after each move, so it must fit in a few packets even without
    // compression.
    assertThat(bytes.getMax()).isLessThan(8 * 1024);
  }

  private static <T> T parse(String text, Class<T> type) {
    return JSON.type(type).fromJson(text);
  }

  @Test
  void finishedGameHasReasonAndNoSteps() {
    for (Game game : Games.representativeGames()) {
      Position end = RandomGame.of(game, 1).positions().getLast();
      PositionJson view = PositionJsonMapper.of(end, messages(game));
      assertThat(view.nextTargets()).containsExactly(Map.of());
      assertThat(view.result()).isEqualTo(end.outcome().formatResult()).isNotEqualTo("*");
      assertThat(view.reason()).isNotEmpty();
    }
  }

  @Test
  void nijuMovesNeedFewSteps() {
    Game niju = Games.find("niju").orElseThrow().game();
    Position position = RandomGame.of(niju, 1).positions().get(8);
    assertThat(position.countMoves()).isGreaterThan(500);
    assertThat(PositionJsonMapper.of(position, messages(niju)).nextTargets())
        .hasSizeLessThanOrEqualTo(5);
  }
}
