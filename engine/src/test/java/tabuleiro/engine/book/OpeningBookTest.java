package tabuleiro.engine.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.players.Score;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

final class OpeningBookTest {
  private static final Game GAME = Games.find("trench").orElseThrow().game();
  private static final Position START = GAME.start(1);
  private static final BookKeys KEYS = BookKeys.of(GAME);

  /// Returns a book of the start with some of its moves: with one visit each, and these scores for
  /// the side that plays them.
  private static OpeningBook book(Score... scores) {
    List<BookEntry> entries = new ArrayList<>();
    entries.add(new BookEntry(List.of(KEYS.key(START)), 0, 0, scores.length, scores[0], true));
    long[] after = KEYS.keysAfterMoves(START);
    for (int i = 0; i < scores.length; i++) {
      entries.add(
          new BookEntry(List.of(after[i]), 0, i, 1, BookScores.afterMove(scores[i]), false));
    }
    BookHeader header = new BookHeader(GAME.id(), START.format(), 100, 4);
    return new OpeningBook(header, entries);
  }

  private static Set<Integer> chosen(OpeningBook book) {
    RandomGenerator random = SeededRandom.of(1);
    Set<Integer> chosen = new HashSet<>();
    for (int i = 0; i < 100; i++) {
      book.choose(START, random).ifPresent(chosen::add);
    }
    return chosen;
  }

  private static Integer[] moves(int... indices) {
    return Arrays.stream(indices)
        .map(index -> START.legalMoves()[index])
        .boxed()
        .toArray(Integer[]::new);
  }

  @Test
  void theBestMovesTakeTurns() {
    OpeningBook book =
        book(Score.estimate(10), Score.estimate(-300), Score.estimate(12), Score.loss(4));
    assertThat(chosen(book)).containsExactlyInAnyOrder(moves(0, 2));
    assertThat(book.moves(START)).extracting(BookMove::move).containsExactly(moves(2, 0, 1, 3));
    assertThat(book.moves(START).getLast().score()).isEqualTo(Score.loss(4));
  }

  @Test
  void theShortestProvenWinIsPlayed() {
    assertThat(chosen(book(Score.estimate(900), Score.win(9), Score.win(5))))
        .containsExactly(moves(2));
  }

  @Test
  void thereIsNoChoiceAmongLossesAndOutsideTheBook() {
    assertThat(chosen(book(Score.loss(4), Score.loss(6)))).isEmpty();
    OpeningBook book = book(Score.estimate(3));
    Position leaf = START.playUnchecked(START.legalMoves()[0]);
    assertThat(book.choose(leaf, SeededRandom.of(1))).isEmpty();
    Position other = Games.find("trench").orElseThrow().game("long").start(1);
    assertThat(book.moves(other)).isEmpty();
  }

  @Test
  void aBookIsReadAsItWasWritten() {
    OpeningBook book =
        book(Score.estimate(-19_000), Score.win(BookScores.UNKNOWN_PLIES), Score.draw());
    byte[] bytes = BookFile.format(book);
    OpeningBook read = BookFile.parse("a.book", bytes);
    assertThat(read.header()).isEqualTo(book.header());
    assertThat(read.entries()).containsExactlyElementsOf(book.entries());
    assertThat(BookFile.format(read)).isEqualTo(bytes);
    assertThat(read.moves(START).getFirst().score())
        .hasToString("win 32767")
        .extracting(BookScores::format)
        .isEqualTo("win");
  }

  @Test
  void damagedBytesAreRefused() {
    byte[] bytes = BookFile.format(book(Score.estimate(3), Score.estimate(5)));
    for (int at = 0; at < bytes.length; at++) {
      byte[] damaged = bytes.clone();
      damaged[at] ^= 4;
      assertThatThrownBy(() -> BookFile.parse("a.book", damaged))
          .as("byte %d", at)
          .isInstanceOf(InvalidBookException.class);
    }
    for (int length = 0; length < bytes.length; length++) {
      byte[] cut = Arrays.copyOf(bytes, length);
      assertThatThrownBy(() -> BookFile.parse("a.book", cut))
          .isInstanceOf(InvalidBookException.class);
    }
  }

  @Test
  void scoresOfAMoveAreThoseOfTheOtherSideOnePlyLater() {
    for (Score score :
        List.of(
            Score.estimate(7),
            Score.win(3),
            Score.loss(2),
            Score.draw(),
            Score.loss(BookScores.UNKNOWN_PLIES))) {
      assertThat(BookScores.beforeMove(BookScores.afterMove(score))).isEqualTo(score);
    }
    assertThat(BookScores.afterMove(Score.win(1))).isEqualTo(Score.loss(0));
    assertThat(Optional.of(Score.estimate(400)).map(BookScores::expectation).get())
        .isBetween(0.909, 0.9091);
  }
}
