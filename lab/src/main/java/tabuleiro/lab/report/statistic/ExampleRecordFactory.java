package tabuleiro.lab.report.statistic;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.IntFunction;
import tabuleiro.lab.report.sample.SampledGame;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;

/// Creates records of sampled games.
///
/// @param seats the seats of the first and the second side, by the number of a game
/// @param seed the seed of the report
public record ExampleRecordFactory(IntFunction<List<Seat>> seats, long seed) {
  /// Returns the record of a game, which `tabuleiro replay` can show.
  public GameRecord record(SampledGame game) {
    List<Seat> both = seats.apply(game.number());
    SessionSetup setup =
        new SessionSetup(
            game.start(),
            OptionalLong.of(seed),
            both.getFirst(),
            both.getLast(),
            TimeControls.none());
    GameSession session = new GameSession(setup, System::nanoTime);
    for (int ply = 0; ply < game.length(); ply++) {
      session.play(session.sideToMove(), game.move(ply));
    }
    return session.toRecord(EventTags.NONE.withRound(game.number() + 1));
  }
}
