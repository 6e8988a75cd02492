package tabuleiro.server.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.games.Games;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;
import tabuleiro.solver.SolverGames;
import tabuleiro.statistics.Elo;
import tabuleiro.view.catalogue.RatedBoards;
import tabuleiro.view.catalogue.SolvedBoard;

/// Which games are rated, and how they count.
final class RatedGamesTest {
  private static final Game TALPA = Games.find("talpa").orElseThrow().game("8x8");
  private static final Seat HUMAN = Seat.human("?");

  private static SessionSetup setup(Seat first, Seat second, String clock) {
    return SessionSetup.of(TALPA, 1, first, second).withTimeControl(TimeControl.parse(clock));
  }

  private static Seat level(String number) {
    return Seat.computer(number, number);
  }

  @ParameterizedTest
  @CsvSource({
    "3m, talpa-8x8-blitz",
    "5m+3s, talpa-8x8-blitz",
    "5m+5s, talpa-8x8-rapid",
    "10m+5s, talpa-8x8-rapid",
    "25m, talpa-8x8-classical",
    "10s/move, talpa-8x8-blitz",
    "1d/move, talpa-8x8-correspondence",
    "off, "
  })
  void speedDependsOnTheTimeOfAGame(String clock, String pool) {
    assertThat(RatedGames.terms(setup(HUMAN, HUMAN, clock)).map(RatingTerms::pool).orElse(null))
        .isEqualTo(pool);
  }

  @Test
  void onlyHumansAndMeasuredLevelsAreRated() {
    assertThat(RatedGames.terms(setup(HUMAN, level("3"), "5m")).orElseThrow().pool())
        .isEqualTo("talpa-8x8-blitz-levels");
    assertThat(RatedGames.terms(setup(level("2"), level("3"), "5m"))).isEmpty();
    assertThat(RatedGames.terms(setup(HUMAN, level("uct"), "5m"))).isEmpty();
    Game large = Games.find("talpa").orElseThrow().game("10x10");
    TimeControl clock = TimeControl.parse("5m");
    assertThat(RatedGames.terms(SessionSetup.of(large, 1, HUMAN, HUMAN).withTimeControl(clock)))
        .isPresent();
    assertThat(
            RatedGames.terms(SessionSetup.of(large, 1, HUMAN, level("9")).withTimeControl(clock)))
        .as("the levels were not measured on the board")
        .isEmpty();
  }

  @Test
  void solvedBoardsAndBoardsForStudyAreNotRated() {
    assertThat(RatedBoards.all())
        .contains(new GameId("talpa", "8x8"), new GameId("talpa", "10x10"))
        .contains(new GameId("jostle", "hex"), new GameId("morelli", "9"))
        .doesNotContain(new GameId("talpa", "6x6"), new GameId("talpa", "4x4"))
        .doesNotContain(new GameId("jostle", "6x6"), new GameId("jostle", "8x8"))
        .doesNotContain(new GameId("morelli", "7"), new GameId("niju", "first-6"))
        .doesNotContainAnyElementsOf(
            SolvedBoard.all().stream().map(SolvedBoard::game).map(Game::id).toList())
        .containsAll(Games.representativeGames().stream().map(Game::id).toList());
  }

  @Test
  void levelsRiseAndTheMiddleOneIsAtTheRatingOfANewPlayer() {
    for (Game game : Games.representativeGames()) {
      List<Double> ratings =
          Stream.of("1", "2", "3", "4", "5", "6", "7", "8", "9")
              .map(level -> LevelRatings.of(game.id(), level).orElseThrow().rating())
              .toList();
      assertThat(ratings).as("%s", game.id()).isSorted().doesNotHaveDuplicates();
      assertThat(ratings.get(4)).isEqualTo(1500);
    }
    assertThat(LevelRatings.of(new GameId("talpa", "5x8"), "6"))
        .isEqualTo(LevelRatings.of(TALPA.id(), "6"));
  }

  @Test
  void everyRatedBoardHasOnePoolForEachSpeed() {
    assertThat(RatingPool.all()).hasSize(RatedBoards.all().size() * 4);
    assertThat(RatingPool.all())
        .allSatisfy(pool -> assertThat(RatingPool.parse(pool.key())).contains(pool))
        .allSatisfy(pool ->
            assertThat(RatingPool.parse(pool.key() + "-levels")).contains(pool.againstLevels()));
    TimeControl clock = TimeControl.parse("5m");
    assertThat(RatingPool.of(new GameId("jostle", "hex"), clock).orElseThrow().key())
        .isEqualTo("jostle-hex-blitz");
    assertThat(RatingPool.of(new GameId("jostle", "6x6"), clock)).isEmpty();
  }

  @Test
  void firstMoveIsWorthWhatTheReportsSay() throws IOException {
    Pattern score = Pattern.compile("\"games\":\\{\"results\":\\{[^}]*?\"score\":([0-9.]+)");
    try (Stream<Path> reports = Files.list(Path.of("..", "docs", "reports"))) {
      List<Path> files = reports.filter(file -> file.toString().endsWith(".json")).toList();
      assertThat(files).hasSizeGreaterThan(15);
      for (Path file : files) {
        Matcher found = score.matcher(Files.readString(file));
        assertThat(found.find()).as("%s", file).isTrue();
        double share = Double.parseDouble(found.group(1));
        String[] name = file.getFileName().toString().replace(".json", "").split("-", 2);
        double points = Math.log(share / (1 - share)) / Elo.LOG_ODDS_PER_POINT;
        assertThat((double) FirstMoveAdvantage.of(new GameId(name[0], name[1])))
            .as("%s", file)
            .isEqualTo(Math.rint(points));
      }
    }
  }

  @Test
  void symmetricPositionsHaveTheSameKey() {
    Position start = TALPA.start(1);
    Position one = start.play(start.parseMove("d3c3"));
    Position mirrored = start.play(start.parseMove("e6f6"));
    assertThat(SolverGames.key(one)).isEqualTo(SolverGames.key(mirrored));
    Position other = start.play(start.parseMove("d3d4"));
    assertThat(SolverGames.key(one)).isNotEqualTo(SolverGames.key(other));
  }
}
