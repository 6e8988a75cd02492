package tabuleiro.lab.report.statistic;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.IntFunction;
import tabuleiro.lab.report.sample.SampledGame;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.TableSetup;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;

/// Creates records of sampled games.
///
/// @param seats the seats of the first and the second side, by the number of a game
/// @param seed the seed of the report
public record ExampleRecordFactory(IntFunction<List<Seat>> seats, long seed) {
  /// Returns the record of a game, which `tabuleiro replay` can show.
  public GameRecord record(SampledGame game) {
    List<Seat> both = seats.apply(game.number());
    TableSetup setup =
        new TableSetup(
            game.start(),
            OptionalLong.of(seed),
            both.getFirst(),
            both.getLast(),
            TimeControls.none());
    Table table = new Table(setup, System::nanoTime);
    for (int ply = 0; ply < game.length(); ply++) {
      table.play(table.sideToMove(), game.move(ply));
    }
    return table.toRecord(EventTags.NONE.withRound(game.number() + 1));
  }
}
