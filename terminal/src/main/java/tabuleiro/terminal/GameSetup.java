package tabuleiro.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.random.RandomGenerator;
import tabuleiro.games.Games;
import tabuleiro.play.ClockSetting;
import tabuleiro.play.GameRecord;
import tabuleiro.play.Heading;
import tabuleiro.play.Match;
import tabuleiro.play.PlayException;
import tabuleiro.play.Replay;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.TableSetup;
import tabuleiro.play.players.Players;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Side;
import tabuleiro.rules.UnknownVariantException;
import tabuleiro.text.Messages;

/// The questions before a game: which one, which variant, who sits where, which clock, one game or
/// a match. Each is asked until the answer makes sense; the end of input gives the whole up.
final class GameSetup {
  /// What was agreed.
  ///
  /// @param family the family of the game
  /// @param table what was agreed for the first game
  /// @param match whether two games are played, with the sides exchanged
  record Plan(Family family, TableSetup table, boolean match) {
    /// Plays it and returns the records of the games in order.
    List<GameRecord> play(
        Console console, Heading heading, Machine machine, RandomGenerator random) {
      if (match) {
        Match games = new Match(family, table.game(), table.first(), table.second());
        long seed = table.seed().orElse(1);
        return new PlainMatch(console, games, table.clock(), seed, heading)
            .play(machine, random, System::nanoTime);
      }
      Table game = new Table(table, System::nanoTime);
      new PlainGame(console, game, heading, machine, random).play();
      return List.of(game.record(heading));
    }
  }

  /// Thrown inside when the input ends, to give the questions up.
  private static final class EndOfInput extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private final Console console;
  private final Players players;

  GameSetup(Console console, Players players) {
    this.console = console;
    this.players = players;
  }

  /// Asks everything.
  ///
  /// @param seed of a drawn start
  Optional<Plan> ask(long seed) {
    try {
      Family family = askFamily().orElseThrow(EndOfInput::new);
      Game game = askVariant(family);
      Seat first = askSeat(game, Side.FIRST, console.words().say("player-name", 1));
      Seat second = askSeat(game, Side.SECOND, console.words().say("player-name", 2));
      ClockSetting clock = askClock();
      boolean match = askMatch();
      TableSetup table =
          new TableSetup(game.start(seed), OptionalLong.of(seed), first, second, clock);
      return Optional.of(new Plan(family, table, match));
    } catch (EndOfInput e) {
      return Optional.empty();
    }
  }

  /// Asks who goes on with a saved game, and sets it up.
  ///
  /// @throws PlayException when the game cannot be continued
  Optional<Table> askSeats(Replay replay, Seat savedFirst, Seat savedSecond) {
    try {
      Seat first = askSeat(replay.game(), Side.FIRST, savedFirst.name());
      Seat second = askSeat(replay.game(), Side.SECOND, savedSecond.name());
      return Optional.of(Table.resume(replay, first, second, System::nanoTime));
    } catch (EndOfInput e) {
      return Optional.empty();
    }
  }

  /// Asks for a game.
  Optional<Family> askFamily() {
    List<Family> families = Games.families();
    List<String> choices = families.stream().map(this::describe).toList();
    return console.choose(console.words().say("choose-game"), choices, 1).map(families::get);
  }

  private String describe(Family family) {
    Messages words = console.words().forGame(family.name());
    return words.say("name") + ": " + words.say("tagline");
  }

  private Game askVariant(Family family) {
    Messages words = console.words().forGame(family.name());
    List<String> featured = family.featuredVariants();
    List<String> choices = new ArrayList<>();
    featured.forEach(variant -> choices.add(words.say("variant." + variant)));
    choices.add(words.say("other-variant"));
    int choice = required(console.choose(words.say("choose-variant"), choices, 1));
    if (choice < featured.size()) {
      return family.game(featured.get(choice));
    }
    console.print(words.say("variants"));
    while (true) {
      try {
        return family.game(required(console.ask(words.say("type-variant"))));
      } catch (UnknownVariantException e) {
        console.print(words.say("no-such-variant", e.variant()));
      }
    }
  }

  /// Asks who plays a side.
  ///
  /// @param humanName the name of a person who does not type one
  private Seat askSeat(Game game, Side side, String humanName) {
    Messages words = console.words().forGame(game.id().game());
    List<String> names = players.names(game.id().game());
    List<String> choices = new ArrayList<>();
    choices.add(words.say("human"));
    for (String name : names) {
      choices.add(describe(name, words));
    }
    int choice = required(console.choose(words.say("choose-seat", side), choices, 0));
    if (choice > 0) {
      String player = names.get(choice - 1);
      return Seat.computer(words.say(Players.presetName(player)), player);
    }
    while (true) {
      String name = required(console.ask(words.say("type-name", humanName)));
      try {
        return Seat.human(name.isEmpty() ? humanName : name);
      } catch (PlayException e) {
        console.print(words.say(e.phrase()));
      }
    }
  }

  /// Returns the words of a choice, such as "Level 9: full strength" or "Random (random)".
  private static String describe(String player, Messages words) {
    String name = words.say(Players.presetName(player));
    String named = Players.isLevel(player) ? name : name + " (" + player + ")";
    String note = "player-note." + player.replaceFirst(":.*", "");
    return words.has(note) ? named + ": " + words.say(note) : named;
  }

  private ClockSetting askClock() {
    while (true) {
      String answer = required(console.ask(console.words().say("type-clock")));
      try {
        return answer.isEmpty() ? ClockSetting.off() : ClockSetting.parse(answer);
      } catch (PlayException e) {
        console.print(console.words().say(e.phrase()));
      }
    }
  }

  private boolean askMatch() {
    Messages words = console.words();
    List<String> choices = List.of(words.say("one-game"), words.say("match-of-two"));
    return required(console.choose(words.say("choose-length"), choices, 1)) == 1;
  }

  private static <T> T required(Optional<T> answer) {
    return answer.orElseThrow(EndOfInput::new);
  }
}
