package tabuleiro.lab.report.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.games.Games;
import tabuleiro.lab.match.MatchPlayer;
import tabuleiro.lab.report.statistic.FirstMoves;
import tabuleiro.lab.report.statistic.MirrorStatistics;
import tabuleiro.lab.report.statistic.SampledGames;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.board.HexagonBoard;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.rules.board.UnboundedBoard;

class BoardSymmetryTest {
  private static Game game(String family, String variant) {
    return Games.find(family).orElseThrow().game(variant);
  }

  private static BoardSymmetry named(Board board, String name) {
    return BoardSymmetry.of(board).stream()
        .filter(symmetry -> symmetry.toString().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void boardHasTheSymmetriesOfItsShape() {
    assertThat(BoardSymmetry.of(new SquareBoard(5, 5))).hasSize(7);
    assertThat(BoardSymmetry.of(new SquareBoard(4, 6)))
        .extracting(BoardSymmetry::toString)
        .containsExactly("turn-180", "mirror-0", "mirror-90");
    assertThat(BoardSymmetry.of(new HexagonBoard(4))).hasSize(11);
    assertThat(BoardSymmetry.of(new UnboundedBoard(3))).hasSize(7);
    assertThat(BoardSymmetry.of(new HexagonBoard(6))).hasSize(11);
  }

  @ParameterizedTest
  @CsvSource({
    "turn-90, a1, d1",
    "turn-180, b1, c4",
    "mirror-0, b1, b4",
    "mirror-90, b1, c1",
    "mirror-45, b1, a2",
    "mirror-135, b1, d3",
  })
  void symmetryMapsCellsAsItsNameSays(String name, String cell, String image) {
    Board board = new SquareBoard(4, 4);
    int number = board.cell(cell).orElseThrow();
    assertThat(board.name(named(board, name).image(number))).isEqualTo(image);
  }

  @Test
  void hexagonSymmetriesMapCornersToCorners() {
    Board board = new HexagonBoard(3);
    int corner = board.cell("a1").orElseThrow();
    assertThat(board.name(named(board, "turn-180").image(corner))).isEqualTo("e3");
    assertThat(board.name(named(board, "mirror-90").image(corner))).isEqualTo("a3");
    assertThat(board.name(named(board, "turn-60").image(corner))).isEqualTo("a3");
  }

  @Test
  void symmetryThatExchangesTheGoalsIsNotOneOfTheGame() {
    assertThat(GameSymmetries.ofGame(game("talpa", "5x5")))
        .extracting(BoardSymmetry::toString)
        .containsExactlyInAnyOrder("turn-180", "mirror-0", "mirror-90");
    assertThat(GameSymmetries.ofGame(game("talpa", "4x4")))
        .extracting(BoardSymmetry::toString)
        .containsExactly("turn-180");
  }

  @Test
  void niJuHasAllSymmetriesOfTheSquare() {
    // The twenty tiles are all patterns up to turns, so a reflection maps them onto each other.
    assertThat(GameSymmetries.ofGame(game("niju", "first"))).hasSize(7);
    // The mirror image of tile 1 is tile 5.
    assertThat(GameSymmetries.ofGame(game("niju", "most-1")))
        .extracting(BoardSymmetry::toString)
        .containsExactly("turn-90", "turn-180", "turn-270");
  }

  @Test
  void thirteenFirstTilesOfNiJuDiffer() {
    Game niju = game("niju", "most");
    Position start = niju.start(1);
    List<BoardSymmetry> symmetries = GameSymmetries.ofGame(niju);
    Set<Set<Integer>> orbits = new HashSet<>();
    for (int move : start.legalMoves()) {
      orbits.add(GameSymmetries.orbit(start, move, symmetries));
    }
    // 4 of 8 directions up to the eight symmetries of the square, by Burnside's lemma:
    // (70 + 2 + 6 + 2 + 4 * 6) / 8.
    assertThat(orbits).hasSize(13);
    assertThat(orbits.stream().mapToInt(Set::size).sum()).isEqualTo(70);
  }

  @Test
  void mirrorsExchangeThePiecesOfTheSides() {
    assertThat(GameSymmetries.mirrorsOf(game("talpa", "4x4")))
        .extracting(BoardSymmetry::toString)
        .containsExactly("mirror-0", "mirror-90");
    assertThat(GameSymmetries.mirrorsOf(game("talpa", "5x5"))).isEmpty();
    assertThat(GameSymmetries.mirrorsOf(game("jostle", "hex")))
        .extracting(BoardSymmetry::toString)
        .contains("turn-180");
    assertThat(GameSymmetries.mirrorsOf(game("niju", "most"))).isEmpty();
  }

  @Test
  void symmetricFirstMovesAreGrouped() {
    Game talpa = game("talpa", "4x4");
    FirstMoves statistic = new FirstMoves(talpa);
    for (String move : List.of("a2a1", "d3d4", "a4b4")) {
      int[] moves = {talpa.start(1).parseMove(move)};
      statistic.count(
          new SampledGame(
              0,
              talpa.start(1),
              moves,
              moves,
              new int[0],
              move.equals("d3d4") ? SampledGames.SECOND_WINS : SampledGames.FIRST_WINS));
    }
    assertThat(statistic.groups())
        .extracting(group -> group.moves().getFirst() + " " + group.results().score())
        .containsExactly("a4b4 1.0", "a2a1 0.5");
  }

  @Test
  void aFirstMoveWithFewGamesDoesNotComeFirst() {
    Game talpa = game("talpa", "4x4");
    FirstMoves statistic = new FirstMoves(talpa);
    for (int number = 0; number < 21; number++) {
      boolean isRare = number == 20;
      int[] moves = {talpa.start(1).parseMove(isRare ? "a4b4" : "a2a1")};
      statistic.count(
          new SampledGame(
              0,
              talpa.start(1),
              moves,
              moves,
              new int[0],
              isRare || number % 5 > 0 ? SampledGames.FIRST_WINS : SampledGames.SECOND_WINS));
    }
    assertThat(statistic.groups())
        .extracting(group -> group.moves().getFirst() + " " + group.results().score())
        .containsExactly("a2a1 0.8", "a4b4 1.0");
  }

  @Test
  void secondPlayerMirrorsWhileLegal() {
    Game hex = game("jostle", "hex");
    BoardSymmetry turn = named(hex.board(), "turn-180");
    MatchPlayer random = new MatchPlayer(PlayerCatalogue.RANDOM, MoveLimits.NONE);
    MirrorSample sample = new MirrorSample(hex, 20, 3, turn, random, PlayerCatalogue.standard());
    MirrorStatistics check = new MirrorStatistics(turn, true);
    for (int number = 0; number < sample.games(); number++) {
      Optional<SampledGame> game = sample.play(number, new StopSignal());
      check.count(game.orElseThrow());
    }
    assertThat(check.all().games()).isEqualTo(20);
    // A player who mirrors to the end always has a move, so the opponent runs out of moves first.
    assertThat(check.fullyMirrored().games()).isPositive();
    assertThat(check.fullyMirrored().secondWins()).isEqualTo(check.fullyMirrored().games());
    assertThat(check.mirroredMoves().mean()).isGreaterThan(3);
  }
}
