package tabuleiro.terminal.screen;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Optional;
import java.util.OptionalInt;
import tabuleiro.play.Ending;
import tabuleiro.play.Result;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.session.Match;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;
import tabuleiro.terminal.common.EndingText;
import tabuleiro.text.Messages;

/// A match between two players: its next game and its score.
final class MatchProgress {
  private final Match match;
  private final TimeControls clock;
  private final long seed;

  /// @param clock the time of the two players, who keep it on either side
  /// @param seed the seed of a random start, the same in all games
  MatchProgress(Match match, TimeControls clock, long seed) {
    this.match = match;
    this.clock = clock;
    this.seed = seed;
  }

  /// Returns the set-up of the next game; empty when the match is over.
  Optional<SessionSetup> nextGame() {
    return match.nextRound().map(round -> round.setup(seed, clock));
  }

  /// Returns the number of the next game, counted from 1.
  int nextNumber() {
    return match.playedRounds().size() + 1;
  }

  /// Adds the result of the current game. A game without a result does not count and is played
  /// again.
  void addResult(Position end, Ending ending) {
    if (ending.result() != Result.NONE) {
      match.add(end, ending);
    }
  }

  /// Formats the score of the match and, at its end, its winner.
  String formatScore(Messages messages) {
    String score =
        messages.format(
            "match-score",
            match.player(0).name(),
            points(0, messages),
            match.player(1).name(),
            points(1, messages));
    if (!match.isOver()) {
      return score;
    }
    OptionalInt winner = match.winner();
    return score
        + ". "
        + (winner.isPresent()
            ? messages.format("match-won", match.player(winner.getAsInt()).name())
            : messages.format("match-drawn"));
  }

  /// Formats what the last game means for the match: how it counts where its end does not say so,
  /// and which game follows.
  ///
  /// Precondition: a game has been added.
  String formatConsequence(Messages messages) {
    Match.PlayedRound last = match.playedRounds().getLast();
    String counts = EndingText.formatMatchPoints(last, messages).orElse("");
    return (counts + " " + match.nextRound().map(next -> formatNext(next, messages)).orElse(""))
        .strip();
  }

  private String formatNext(Match.Round next, Messages messages) {
    GameId id = next.game().id();
    boolean isTiebreak = !id.equals(match.playedRounds().getLast().round().game().id());
    return isTiebreak
        ? messages.format("page.match-decides", messages.variantName(id.variant()))
        : messages.format("page.match-next", next.number(), next.first().name());
  }

  private String points(int player, Messages messages) {
    DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(messages.language().locale());
    return new DecimalFormat("0.#", symbols).format(match.points(player));
  }
}
