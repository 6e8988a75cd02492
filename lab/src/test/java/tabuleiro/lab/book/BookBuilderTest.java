package tabuleiro.lab.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.engine.book.BookEntry;
import tabuleiro.engine.book.BookFile;
import tabuleiro.engine.book.BookHeader;
import tabuleiro.engine.book.BookKeys;
import tabuleiro.engine.book.BookMove;
import tabuleiro.engine.book.BookScores;
import tabuleiro.engine.book.OpeningBook;
import tabuleiro.games.Games;
import tabuleiro.lab.report.sample.BoardSymmetry;
import tabuleiro.lab.report.sample.GameSymmetries;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.SolverGames;
import tabuleiro.solver.weak.WeakSolver;

final class BookBuilderTest {
  private static Game game(String family, String variant) {
    return Games.find(family).orElseThrow().game(variant);
  }

  private static BookHeader header(Position start) {
    return new BookHeader(start.game().id(), start.format(), 200, 3);
  }

  private static BookBuilder build(Position start, int searches, int threads) throws IOException {
    BookBuilder builder = BookBuilder.begin(header(start), start, ProvenValues.NONE);
    builder.run(searches, threads, new StopSignal(), () -> {});
    return builder;
  }

  @Tag("full")
  @ParameterizedTest
  @CsvSource({"talpa, 6x6", "jostle, 6x6", "morelli, 7", "trench, classic", "niju, most"})
  void threadsAndInterruptionsChangeNothing(String family, String variant) throws IOException {
    Position start = game(family, variant).start(1);
    BookBuilder atOnce = build(start, 60, 1);
    assertThat(atOnce.searches()).isBetween(60, 75);
    byte[] expected = BookFile.format(atOnce.book());

    BookBuilder begun = BookBuilder.begin(header(start), start, ProvenValues.NONE);
    StopSignal stop = new StopSignal();
    begun.run(
        60,
        2,
        stop,
        () -> {
          if (begun.searches() > 20) {
            stop.request();
          }
        });
    assertThat(begun.searches()).isLessThan(60);
    OpeningBook kept = BookFile.parse("a.book", BookFile.format(begun.book()));
    BookBuilder continued = BookBuilder.resume(kept, start, ProvenValues.NONE);
    continued.run(60, 2, new StopSignal(), () -> {});
    assertThat(BookFile.format(continued.book())).isEqualTo(expected);
  }

  @Test
  void symmetricPositionsAreOne() throws IOException {
    for (Game game : List.of(game("trench", "classic"), game("niju", "most"))) {
      Position start = game.start(1);
      OpeningBook book = build(start, 40, 2).book();
      BoardSymmetry symmetry = GameSymmetries.ofGame(game).getFirst();
      for (BookMove known : book.moves(start)) {
        int image = symmetry.imageMove(start.decode(known.move()), start);
        assertThat(book.moves(start)).contains(new BookMove(image, known.visits(), known.score()));
        Position after = start.playUnchecked(image);
        assertThat(book.moves(after))
            .as(game + " " + start.formatMove(image))
            .hasSameSizeAs(book.moves(start.playUnchecked(known.move())));
      }
      assertThat(book.entries()).anyMatch(entry -> entry.keys().size() > 1);
    }
  }

  /// Moves that are symmetric to each other take only one of the places of a position.
  @Test
  void theStartHasDifferentMoves() throws IOException {
    for (Game game : List.of(game("jostle", "10x10"), game("trench", "classic"))) {
      Position start = game.start(1);
      BookKeys keys = BookKeys.of(game);
      OpeningBook book = build(start, 1, 1).book();
      assertThat(
              book.moves(start).stream()
                  .map(move -> book.find(keys.key(start.playUnchecked(move.move()))))
                  .distinct())
          .hasSizeGreaterThanOrEqualTo(3);
    }
  }

  /// What is proven agrees with the solver.
  @Test
  void provenResultsAreTrue() throws IOException {
    Game game = game("talpa", "3x4");
    Position start = game.start(1);
    OpeningBook book = build(start, 30, 1).book();
    int proven = 0;
    for (int move : start.legalMoves()) {
      Position after = start.playUnchecked(move);
      for (BookMove known : book.moves(after)) {
        GameValue value = value(after.playUnchecked(known.move())).opposite();
        proven += known.score().isProven() ? 1 : 0;
        if (known.score().isProven()) {
          assertThat(known.score().kind() == Score.Kind.WIN).isEqualTo(value == GameValue.WIN);
        }
      }
    }
    BookEntry root = book.find(BookKeys.of(game).key(start)).orElseThrow();
    assertThat(root.score().isProven() || proven > 0).isTrue();
  }

  private static GameValue value(Position position) {
    if (position.outcome().isOver()) {
      boolean isWon = position.outcome().winner().equals(Optional.of(position.sideToMove()));
      return isWon ? GameValue.WIN : GameValue.LOSS;
    }
    try (WeakSolver solver =
        new WeakSolver(SolverGames.of(position.game()).orElseThrow(), position, 1 << 20, 1)) {
      return solver.solve(() -> false, _ -> {}).orElseThrow();
    }
  }

  @Test
  void whatTheSolverHasProvenIsMarked() throws IOException {
    Position start = game("jostle", "6x6").start(1);
    BookBuilder builder =
        BookBuilder.begin(
            header(start),
            start,
            position ->
                position.sideToMove() == start.sideToMove() ? GameValue.UNKNOWN : GameValue.LOSS);
    builder.run(10, 1, new StopSignal(), () -> {});
    assertThat(builder.book().moves(start))
        .isNotEmpty()
        .allMatch(move -> move.score().equals(Score.win(BookScores.UNKNOWN_PLIES)));
    assertThat(builder.isExhausted()).isTrue();
    assertThat(builder.searches()).isEqualTo(1);
  }
}
