package tabuleiro.terminal.screen;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import tabuleiro.play.Ending;
import tabuleiro.play.Match;
import tabuleiro.play.Result;
import tabuleiro.play.TableSetup;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.rules.Position;
import tabuleiro.text.Messages;

/// The games of a match, one after the other.
final class MatchProgress {
  private final Match match;
  private final TimeControl clock;
  private final long seed;

  /// @param seed of a drawn start, the same in all games
  MatchProgress(Match match, TimeControl clock, long seed) {
    this.match = match;
    this.clock = clock;
    this.seed = seed;
  }

  /// Returns what is agreed for the next game; empty when the match is over.
  Optional<TableSetup> nextGame() {
    return match
        .nextRound()
        .map(round ->
            new TableSetup(
                round.game().start(seed),
                OptionalLong.of(seed),
                round.first(),
                round.second(),
                clock));
  }

  /// Returns the number of the next game, counted from 1.
  int nextNumber() {
    return match.playedRounds().size() + 1;
  }

  /// Counts the game that was next; one without a result does not count, and is played again.
  void addResult(Position end, Ending ending) {
    if (ending.result() != Result.NONE) {
      match.add(end, ending);
    }
  }

  /// Says how the match stands, or who has won it.
  String formatScore(Messages words) {
    String stands =
        words.format(
            "match-score",
            match.player(0).name(),
            points(0, words),
            match.player(1).name(),
            points(1, words));
    if (!match.isOver()) {
      return stands;
    }
    OptionalInt winner = match.winner();
    return stands
        + ". "
        + (winner.isPresent()
            ? words.format("match-won", match.player(winner.getAsInt()).name())
            : words.format("match-drawn"));
  }

  private String points(int player, Messages words) {
    DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(words.language().locale());
    return new DecimalFormat("0.#", symbols).format(match.points(player));
  }
}
