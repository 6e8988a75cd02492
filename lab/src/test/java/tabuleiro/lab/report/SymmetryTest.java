package tabuleiro.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.games.Games;
import tabuleiro.lab.match.Entrant;
import tabuleiro.play.players.Limits;
import tabuleiro.play.players.Players;
import tabuleiro.play.players.Stop;
import tabuleiro.rules.Board;
import tabuleiro.rules.Game;
import tabuleiro.rules.HexagonBoard;
import tabuleiro.rules.Position;
import tabuleiro.rules.SquareBoard;
import tabuleiro.rules.TableBoard;

class SymmetryTest {
  private static Game game(String family, String variant) {
    return Games.find(family).orElseThrow().game(variant);
  }

  private static Symmetry named(Board board, String name) {
    return Symmetry.of(board).stream()
        .filter(symmetry -> symmetry.toString().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aBoardHasTheSymmetriesOfItsShape() {
    assertThat(Symmetry.of(new SquareBoard(5, 5))).hasSize(7);
    assertThat(Symmetry.of(new SquareBoard(4, 6)))
        .extracting(Symmetry::toString)
        .containsExactly("turn-180", "mirror-0", "mirror-90");
    assertThat(Symmetry.of(new HexagonBoard(4))).hasSize(11);
    assertThat(Symmetry.of(new TableBoard(3))).hasSize(7);
    assertThat(Symmetry.of(new HexagonBoard(6))).hasSize(11);
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
  void cellsGoWhereTheNameSays(String name, String cell, String image) {
    Board board = new SquareBoard(4, 4);
    int number = board.cell(cell).orElseThrow();
    assertThat(board.name(named(board, name).image(number))).isEqualTo(image);
  }

  @Test
  void onAHexagonCornersGoToCorners() {
    Board board = new HexagonBoard(3);
    int corner = board.cell("a1").orElseThrow();
    assertThat(board.name(named(board, "turn-180").image(corner))).isEqualTo("e3");
    assertThat(board.name(named(board, "mirror-90").image(corner))).isEqualTo("a3");
    assertThat(board.name(named(board, "turn-60").image(corner))).isEqualTo("a3");
  }

  @Test
  void aSymmetryOfTheBoardThatExchangesTheAimsIsNoneOfTheGame() {
    assertThat(Symmetries.ofGame(game("talpa", "5x5")))
        .extracting(Symmetry::toString)
        .containsExactlyInAnyOrder("turn-180", "mirror-0", "mirror-90");
    assertThat(Symmetries.ofGame(game("talpa", "4x4")))
        .extracting(Symmetry::toString)
        .containsExactly("turn-180");
  }

  @Test
  void niJuIsTheSameTurnedAndReflected() {
    // The twenty tiles are all patterns up to turns, so a reflection maps them onto each other.
    assertThat(Symmetries.ofGame(game("niju", "first"))).hasSize(7);
    // The mirror image of tile 1 is tile 5.
    assertThat(Symmetries.ofGame(game("niju", "most-1")))
        .extracting(Symmetry::toString)
        .containsExactly("turn-90", "turn-180", "turn-270");
  }

  @Test
  void ofTheFirstTilesOfNiJuThirteenDiffer() {
    Game niju = game("niju", "most");
    Position start = niju.start(1);
    List<Symmetry> symmetries = Symmetries.ofGame(niju);
    Set<Set<Integer>> orbits = new HashSet<>();
    for (int move : start.legalMoves()) {
      orbits.add(Symmetries.orbit(start, move, symmetries));
    }
    // 4 of 8 directions up to the eight symmetries of the square, by Burnside's lemma:
    // (70 + 2 + 6 + 2 + 4 * 6) / 8.
    assertThat(orbits).hasSize(13);
    assertThat(orbits.stream().mapToInt(Set::size).sum()).isEqualTo(70);
  }

  @Test
  void mirrorsExchangeThePiecesOfTheSides() {
    assertThat(Symmetries.ofMirrors(game("talpa", "4x4")))
        .extracting(Symmetry::toString)
        .containsExactly("mirror-0", "mirror-90");
    assertThat(Symmetries.ofMirrors(game("talpa", "5x5"))).isEmpty();
    assertThat(Symmetries.ofMirrors(game("jostle", "hex")))
        .extracting(Symmetry::toString)
        .contains("turn-180");
    assertThat(Symmetries.ofMirrors(game("niju", "most"))).isEmpty();
  }

  @Test
  void symmetricFirstMovesAreOne() {
    Game talpa = game("talpa", "4x4");
    FirstMoves figure = new FirstMoves(talpa);
    for (String move : List.of("a2a1", "d3d4", "a4b4")) {
      int[] moves = {talpa.start(1).parseMove(move)};
      figure.count(
          new SampledGame(
              0,
              talpa.start(1),
              moves,
              moves,
              new int[0],
              move.equals("d3d4") ? Samples.SECOND_WINS : Samples.FIRST_WINS));
    }
    assertThat(figure.groups())
        .extracting(group -> group.moves().getFirst() + " " + group.results().score())
        .containsExactly("a4b4 1.0", "a2a1 0.5");
  }

  @Test
  void theSecondPlayerMirrorsAsLongAsThatIsLegal() {
    Game hex = game("jostle", "hex");
    Symmetry turn = named(hex.board(), "turn-180");
    Entrant random = new Entrant(Players.RANDOM, Limits.NONE);
    MirrorSample sample = new MirrorSample(hex, 20, 3, turn, random, Players.standard());
    MirrorCheck check = new MirrorCheck(turn, true);
    for (int number = 0; number < sample.games(); number++) {
      Optional<SampledGame> game = sample.play(number, new Stop());
      check.count(game.orElseThrow());
    }
    assertThat(check.all().games()).isEqualTo(20);
    // Whoever mirrors to the end has always had a move, so his opponent had none first.
    assertThat(check.held().games()).isPositive();
    assertThat(check.held().secondWins()).isEqualTo(check.held().games());
    assertThat(check.mirrored().mean()).isGreaterThan(3);
  }
}
