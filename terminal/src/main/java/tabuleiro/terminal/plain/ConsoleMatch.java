package tabuleiro.terminal.plain;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import tabuleiro.play.Ending;
import tabuleiro.play.Result;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Match;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.terminal.common.ComputerSettings;
import tabuleiro.terminal.common.EndingText;

/// Plays a match in lines of text: one game after another, with the score after each.
public final class ConsoleMatch {
  private final Console console;
  private final Match match;
  private final TimeControls clock;
  private final long seed;
  private final EventTags eventTags;

  /// @param clock the time of the two players, who keep it on either side
  /// @param seed the seed of a random start, the same in both games
  public ConsoleMatch(
      Console console, Match match, TimeControls clock, long seed, EventTags eventTags) {
    this.console = console;
    this.match = match;
    this.clock = clock;
    this.seed = seed;
    this.eventTags = eventTags;
  }

  /// Plays until the match is over or the user leaves a game, and returns the records of the games
  /// in order; the last one may be unfinished.
  public List<GameRecord> play(
      ComputerSettings computerSettings, RandomGenerator random, LongSupplier nanoTime) {
    List<GameRecord> records = new ArrayList<>();
    GameId firstGame = match.nextRound().orElseThrow().game().id();
    Optional<Match.Round> next = match.nextRound();
    while (next.isPresent()) {
      Match.Round round = next.get();
      Game game = round.game();
      console.print("");
      console.printMessage(
          "match-game", round.number(), round.first().name(), round.second().name());
      if (!records.isEmpty() && !game.id().equals(firstGame)) {
        console.printMessage("match-tiebreak", variantName(game));
      }
      GameSession session = new GameSession(round.setup(seed, clock), nanoTime);
      EventTags numbered = eventTags.withRound(round.number());
      Ending ending = new ConsoleGame(console, session, numbered, computerSettings, random).play();
      records.add(session.toRecord(numbered));
      if (ending.result() == Result.NONE) {
        return records;
      }
      match.add(session.position(), ending);
      EndingText.formatMatchPoints(match.playedRounds().getLast(), console.messages())
          .ifPresent(console::print);
      printScore();
      next = match.nextRound();
    }
    printWinner();
    return records;
  }

  private String variantName(Game game) {
    return console.messages().forGame(game.id().game()).variantName(game.id().variant());
  }

  private void printScore() {
    console.printMessage(
        "match-score", match.player(0).name(), points(0), match.player(1).name(), points(1));
  }

  private void printWinner() {
    OptionalInt winner = match.winner();
    if (winner.isPresent()) {
      console.printMessage("match-won", match.player(winner.getAsInt()).name());
    } else {
      console.printMessage("match-drawn");
    }
  }

  private String points(int player) {
    DecimalFormatSymbols symbols =
        DecimalFormatSymbols.getInstance(console.messages().language().locale());
    return new DecimalFormat("0.#", symbols).format(match.points(player));
  }
}
