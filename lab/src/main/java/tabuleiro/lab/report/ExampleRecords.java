package tabuleiro.lab.report;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.IntFunction;
import tabuleiro.play.ClockSetting;
import tabuleiro.play.GameRecord;
import tabuleiro.play.Heading;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.TableSetup;

/// Makes records of the games of a sample.
///
/// @param seats who plays the first and the second side of a game, by its number
/// @param seed of the report
record ExampleRecords(IntFunction<List<Seat>> seats, long seed) {
  /// Returns the record of a game, which `replay` reads.
  GameRecord record(SampledGame game) {
    List<Seat> both = seats.apply(game.number());
    TableSetup setup =
        new TableSetup(
            game.start(),
            OptionalLong.of(seed),
            both.getFirst(),
            both.getLast(),
            ClockSetting.off());
    Table table = new Table(setup, System::nanoTime);
    for (int ply = 0; ply < game.length(); ply++) {
      table.play(table.sideToMove(), game.move(ply));
    }
    return table.record(Heading.NONE.round(game.number() + 1));
  }
}
