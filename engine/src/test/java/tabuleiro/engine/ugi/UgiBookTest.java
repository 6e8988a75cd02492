package tabuleiro.engine.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.engine.book.BookEntry;
import tabuleiro.engine.book.BookFile;
import tabuleiro.engine.book.BookHeader;
import tabuleiro.engine.book.BookKeys;
import tabuleiro.engine.book.OpeningBook;
import tabuleiro.games.Games;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

/// The option `BookFile`.
final class UgiBookTest {
  private static final Game GAME = Games.find("trench").orElseThrow().game();
  private static final Position START = GAME.start(1);

  @TempDir private Path folder = Path.of("");

  /// Writes a book with the last legal move of the start alone, and returns the move.
  private String write(Path file) throws IOException {
    int[] moves = START.legalMoves();
    BookKeys keys = BookKeys.of(GAME);
    BookEntry root = new BookEntry(List.of(keys.key(START)), 0, 0, 1, Score.estimate(0), true);
    long after = keys.keysAfterMoves(START)[moves.length - 1];
    BookEntry leaf =
        new BookEntry(List.of(after), 0, moves.length - 1, 0, Score.estimate(0), false);
    BookHeader header = new BookHeader(GAME.id(), START.format(), 1, 1);
    Files.write(file, BookFile.format(new OpeningBook(header, List.of(root, leaf))));
    return START.formatMove(moves[moves.length - 1]);
  }

  @Test
  void levelNinePlaysTheBook() throws Exception {
    Path file = folder.resolve("a book");
    String move = write(file);
    try (UgiConversation engine = UgiConversation.of(GAME)) {
      engine.say("setoption name bookfile value " + file);
      assertThat(engine.ask("isready")).isEqualTo("readyok");
      engine.assertSilent("position startpos");
      assertThat(engine.ask("go nodes 1")).isEqualTo("bestmove " + move);
      engine.say("setoption name Level value 8");
      engine.say("go nodes 1");
      assertThat(engine.received()).hasSizeGreaterThan(1);
    }
  }

  @Test
  void analysisDoesNotUseTheBook() throws IOException {
    Path file = folder.resolve("trench.book");
    write(file);
    UgiOptions options = UgiOptions.of(GAME).with("BookFile", file.toString());
    StopSignal stop = new StopSignal();
    AtomicInteger searched = new AtomicInteger();
    new UgiEngine()
        .chooseMove(
            options,
            START,
            MoveLimits.NONE,
            stop,
            _ -> {
              searched.incrementAndGet();
              stop.request();
            });
    assertThat(searched).hasPositiveValue();
  }

  @Test
  void aBookThatTheGameCannotUseIsReported() throws Exception {
    Path file = folder.resolve("trench.book");
    write(file);
    try (UgiConversation engine = new UgiConversation("talpa", "3x3")) {
      engine.say("setoption name BookFile value " + file);
      assertThat(engine.ask("isready"))
          .isEqualTo("info string error: " + file + " is a book of trench classic, not of talpa");
      assertThat(engine.answer()).isEqualTo("readyok");
      engine.say("setoption name BookFile value <empty>");
      assertThat(engine.ask("isready")).isEqualTo("readyok");
    }
  }
}
