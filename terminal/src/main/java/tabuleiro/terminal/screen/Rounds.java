package tabuleiro.terminal.screen;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import tabuleiro.play.ClockSetting;
import tabuleiro.play.Ending;
import tabuleiro.play.Match;
import tabuleiro.play.Result;
import tabuleiro.play.TableSetup;
import tabuleiro.rules.Position;
import tabuleiro.text.Messages;

/// The games of a match, one after the other.
final class Rounds {
  private final Match match;
  private final ClockSetting clock;
  private final long seed;

  /// @param seed of a drawn start, the same in all games
  Rounds(Match match, ClockSetting clock, long seed) {
    this.match = match;
    this.clock = clock;
    this.seed = seed;
  }

  /// Returns what is agreed for the next game; empty when the match is over.
  Optional<TableSetup> next() {
    return match
        .next()
        .map(round ->
            new TableSetup(
                round.game().start(seed),
                OptionalLong.of(seed),
                round.first(),
                round.second(),
                clock));
  }

  /// Returns the number of the next game, counted from 1.
  int number() {
    return match.played().size() + 1;
  }

  /// Counts the game that was next; one without a result does not count, and is played again.
  void add(Position end, Ending ending) {
    if (ending.result() != Result.NONE) {
      match.add(end, ending);
    }
  }

  /// Says how the match stands, or who has won it.
  String score(Messages words) {
    String stands =
        words.say(
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
            ? words.say("match-won", match.player(winner.getAsInt()).name())
            : words.say("match-drawn"));
  }

  private String points(int player, Messages words) {
    DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(words.language().locale());
    return new DecimalFormat("0.#", symbols).format(match.points(player));
  }
}
