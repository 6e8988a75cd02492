package tabuleiro.lab.match;

import java.util.function.Predicate;
import tabuleiro.lab.tasks.OrderedTasks;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.players.StopSignal;
import tabuleiro.play.record.EventTags;

/// Plays the games of a match, several at once, and delivers them in order, so that the results do
/// not depend on the number of threads. One object plays one match.
public final class MatchRunner {
  private final MatchPlan plan;
  private final PlayerCatalogue catalogue;
  private final EventTags heading;
  private final int threads;
  private final StopSignal stop;

  /// @param catalogue provides the players; each game gets its own
  /// @param heading tags for the records in addition to those of the match, such as the date
  /// @param threads the number of games played at the same time, at least 1
  public MatchRunner(MatchPlan plan, PlayerCatalogue catalogue, EventTags heading, int threads) {
    this(plan, catalogue, heading, threads, new StopSignal());
  }

  /// @param catalogue provides the players; each game gets its own
  /// @param heading tags for the records in addition to those of the match, such as the date
  /// @param threads the number of games played at the same time, at least 1
  /// @param stop ends the match; it is also requested when the match is over
  public MatchRunner(
      MatchPlan plan, PlayerCatalogue catalogue, EventTags heading, int threads, StopSignal stop) {
    this.plan = plan;
    this.catalogue = catalogue;
    this.heading = heading;
    this.threads = threads;
    this.stop = stop;
  }

  /// Plays the games from a number on, until all are played or the match is ended. Returns when no
  /// player is thinking any more.
  ///
  /// @param from the number of the first game, counted from 0
  /// @param counted receives each game, in order, and returns whether the match continues
  public void play(int from, Predicate<FinishedGame> counted) {
    try (OrderedTasks tasks = new OrderedTasks(threads, stop)) {
      tasks.run(
          from,
          plan.games(),
          number -> new MatchGame(plan, plan.scheduledGame(number), heading).play(catalogue, stop),
          counted);
    }
  }

  /// Ends the match: unfinished games do not count. Any thread may call it.
  public void stop() {
    stop.request();
  }
}
