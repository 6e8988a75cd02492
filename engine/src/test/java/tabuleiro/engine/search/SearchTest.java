package tabuleiro.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

/// The contract of a search in every game, whatever the evaluation.
final class SearchTest {
  static List<Game> boards() {
    return Games.representativeGames();
  }

  private static Searcher searcher(int threads) {
    return new PrincipalVariationSearcher(
        MinimaxTest.HashTrail::new, 1, threads, SearchSettings.STANDARD);
  }

  private static List<SearchInfo> search(
      Searcher searcher, Position position, MoveLimits limits, int k) {
    return searcher.search(position, limits, k, new StopSignal(), info -> {});
  }

  @ParameterizedTest
  @MethodSource("boards")
  void equalNodeLimitsGiveEqualResults(Game game) {
    Position position = MinimaxTest.somewhere(game, new Random(5));
    List<String> first = new ArrayList<>();
    List<String> second = new ArrayList<>();
    for (List<String> log : List.of(first, second)) {
      searcher(1)
          .search(
              position,
              MoveLimits.ofNodes(20_000),
              2,
              new StopSignal(),
              info -> log.add(text(info)));
    }
    assertThat(first).isNotEmpty().isEqualTo(second);
  }

  private static String text(SearchInfo t) {
    return t.rank() + " " + t.score() + " " + t.depth() + " " + t.nodes() + " " + t.moves();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void nodeLimitIsKept(Game game) {
    Position position = game.start(1);
    List<SearchInfo> found = search(searcher(1), position, MoveLimits.ofNodes(7777), 1);
    assertThat(found.getFirst().nodes()).isLessThanOrEqualTo(7777).isGreaterThan(7000);
  }

  @ParameterizedTest
  @MethodSource("boards")
  void depthOneIsCompleteWhateverTheLimit(Game game) {
    Position position = game.start(1);
    int wanted = 1000;
    List<SearchInfo> found = search(searcher(1), position, MoveLimits.ofNodes(1), wanted);
    assertThat(found).hasSize(Math.min(wanted, position.countMoves()));
    assertThat(found).allMatch(info -> info.depth() == 1);
  }

  @ParameterizedTest
  @MethodSource("boards")
  void variationsAreLegalOrderedAndDistinct(Game game) {
    Random random = new Random(9);
    for (int i = 0; i < 10; i++) {
      Position position = MinimaxTest.somewhere(game, random);
      List<SearchInfo> found = search(searcher(2), position, MoveLimits.ofNodes(3000), 4);
      assertThat(found).extracting(SearchInfo::firstMove).doesNotHaveDuplicates();
      assertThat(found).extracting(SearchInfo::rank).isSorted();
      for (SearchInfo info : found) {
        Position at = position;
        for (int move : info.moves()) {
          at = at.play(move);
        }
        if (info.score().isProven() && at.outcome().isOver()) {
          assertThat(info.moves()).hasSizeLessThanOrEqualTo(info.score().value());
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("boards")
  void requestedStopEndsTheSearchImmediately(Game game) {
    StopSignal stop = new StopSignal();
    stop.request();
    Position position = game.start(1);
    List<SearchInfo> found = searcher(2).search(position, MoveLimits.NONE, 1, stop, info -> {});
    assertThat(position.isLegal(found.getFirst().firstMove())).isTrue();
    assertThat(found.getFirst().nodes()).isLessThan(10_000);
  }

  @Test
  void stopFromAnotherThreadEndsAnUnlimitedSearch() {
    StopSignal stop = new StopSignal();
    Position position = Games.representativeGames().getFirst().start(1);
    List<SearchInfo> received = new ArrayList<>();
    List<SearchInfo> found =
        searcher(2)
            .search(
                position,
                MoveLimits.NONE,
                1,
                stop,
                info -> {
                  received.add(info);
                  Thread.ofPlatform().start(stop::request);
                });
    assertThat(received).isNotEmpty();
    assertThat(position.isLegal(found.getFirst().firstMove())).isTrue();
  }

  @Test
  void smallGameIsSolvedWithItsDistance() {
    Position start = Games.find("talpa").orElseThrow().game("3x3").start(1);
    Score score = search(searcher(1), start, MoveLimits.NONE, 1).getFirst().score();
    assertThat(score.isProven()).isTrue();
    assertThat(new Exhaustive().score(start)).isEqualTo(score);
  }

  /// Two threads that write the same small table for a whole search.
  @ParameterizedTest
  @MethodSource("boards")
  void severalThreadsFindLegalMoves(Game game) {
    Searcher searcher = searcher(4);
    Position position = game.start(1);
    for (int i = 0; i < 6 && !position.outcome().isOver(); i++) {
      int move = search(searcher, position, MoveLimits.ofNodes(50_000), 1).getFirst().firstMove();
      position = position.play(move);
    }
  }
}
