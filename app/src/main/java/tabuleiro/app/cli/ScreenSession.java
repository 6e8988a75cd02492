package tabuleiro.app.cli;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.terminal.common.ComputerSettings;
import tabuleiro.terminal.screen.StartPage;

/// What a command shows on the full screen.
///
/// @param start the first page
/// @param computers the computer players and their limits
/// @param heading the event tags of records
/// @param seeds supplies the seed of each game that is started from a page
/// @param onGameOver receives the record of each game that is over
public record ScreenSession(
    StartPage start,
    ComputerSettings computers,
    EventTags heading,
    LongSupplier seeds,
    Consumer<GameRecord> onGameOver) {
  /// Returns a session that begins with no game of its own: today's date in records, random seeds,
  /// and no file of records.
  public static ScreenSession of(StartPage start) {
    return new ScreenSession(
        start,
        ComputerSettings.createDefault(),
        EventTags.NONE.withDate(LocalDate.now(ZoneId.systemDefault())),
        () -> RandomGenerator.getDefault().nextLong(1, PlaySession.SEED_BOUND),
        record -> {});
  }
}
