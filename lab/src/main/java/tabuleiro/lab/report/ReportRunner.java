package tabuleiro.lab.report;

import java.util.Optional;
import java.util.function.Function;
import tabuleiro.lab.report.sample.SampleRunner;
import tabuleiro.lab.report.sample.ThreadSampleRunner;
import tabuleiro.play.players.StopSignal;

/// Plays the games that a report is missing, several at once.
public final class ReportRunner {
  private final Report report;
  private final Function<StopSignal, SampleRunner> runners;
  private final Optional<ReportFile> file;
  private final StopSignal stop = new StopSignal();

  /// @param threads the number of games played at the same time, at least 1
  /// @param file stores the games, if present
  public ReportRunner(Report report, int threads, Optional<ReportFile> file) {
    this(report, stop -> new ThreadSampleRunner(threads, stop), file);
  }

  /// @param runners creates what plays the games, and ends when the signal is given
  /// @param file stores the games, if present
  public ReportRunner(
      Report report, Function<StopSignal, SampleRunner> runners, Optional<ReportFile> file) {
    this.report = report;
    this.runners = runners;
    this.file = file;
  }

  /// Plays until all games are counted or the run is stopped. The report does not depend on where
  /// the games are played.
  ///
  /// @param counted called after each game
  /// @throws tabuleiro.play.players.PlayerFailureException when a player fails to move
  public void play(Runnable counted) {
    try (SampleRunner runner = runners.apply(stop)) {
      for (ReportPart part : report.parts()) {
        runner.play(
            part.sample(),
            part.counted(),
            game -> {
              file.ifPresent(games -> games.add(part.sample(), game));
              part.count(game);
              counted.run();
            });
      }
    }
  }

  /// Stops the run: unfinished games do not count. Any thread may call it.
  public void stop() {
    stop.request();
  }
}
