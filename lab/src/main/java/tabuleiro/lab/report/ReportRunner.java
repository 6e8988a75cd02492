package tabuleiro.lab.report;

import java.util.Optional;
import tabuleiro.lab.report.sample.SampleRunner;
import tabuleiro.play.players.StopSignal;

/// Plays the games of a report that are not yet counted, several at once.
public final class ReportRunner {
  private final Report report;
  private final int threads;
  private final Optional<ReportFile> file;
  private final StopSignal stop = new StopSignal();

  /// @param threads how many games are played at once, at least 1
  /// @param file keeps the games, where there is one
  public ReportRunner(Report report, int threads, Optional<ReportFile> file) {
    this.report = report;
    this.threads = threads;
    this.file = file;
  }

  /// Plays until all games are counted or somebody stops it. The report is the same whatever the
  /// number of threads.
  ///
  /// @param counted is called after each game
  /// @throws tabuleiro.play.players.PlayerFailureException when a player has no move to give
  /// @throws java.io.UncheckedIOException when the file cannot be written
  public void play(Runnable counted) {
    try (SampleRunner sampler = new SampleRunner(threads, stop)) {
      for (ReportPart part : report.sections()) {
        sampler.play(
            part.sample(),
            part.counted(),
            game -> {
              file.ifPresent(keeper -> keeper.add(part.sample(), game));
              part.count(game);
              counted.run();
            });
      }
    }
  }

  /// Ends the playing: games that are not over do not count. Any thread may call it.
  public void stop() {
    stop.request();
  }
}
