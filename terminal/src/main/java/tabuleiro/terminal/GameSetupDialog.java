package tabuleiro.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.random.RandomGenerator;
import tabuleiro.games.Games;
import tabuleiro.play.Match;
import tabuleiro.play.PlayException;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.TableSetup;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Side;
import tabuleiro.rules.UnknownVariantException;
import tabuleiro.text.Messages;

/// Asks for the settings of a new game: the game and its variant, the players, the clock, and one
/// game or a match. Each question is repeated until the answer is valid; the end of input cancels
/// the dialog.
final class GameSetupDialog {
  /// The answers to all questions.
  ///
  /// @param family the family of the game
  /// @param table the set-up of the first game
  /// @param isMatch whether two games are played, with the sides exchanged
  record Choices(Family family, TableSetup table, boolean isMatch) {
    /// Plays the game or match and returns the records of its games in order.
    List<GameRecord> play(
        Console console,
        EventTags eventTags,
        ComputerSettings computerSettings,
        RandomGenerator random) {
      if (isMatch) {
        Match games = new Match(family, table.game(), table.first(), table.second());
        long seed = table.seed().orElse(1);
        return new ConsoleMatch(console, games, table.timeControl(), seed, eventTags)
            .play(computerSettings, random, System::nanoTime);
      }
      Table game = new Table(table, System::nanoTime);
      new ConsoleGame(console, game, eventTags, computerSettings, random).play();
      return List.of(game.toRecord(eventTags));
    }
  }

  /// Cancels the dialog at the end of input.
  private static final class EndOfInput extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private final Console console;
  private final PlayerCatalogue players;

  GameSetupDialog(Console console, PlayerCatalogue players) {
    this.console = console;
    this.players = players;
  }

  /// Asks all questions; empty when the input ended.
  ///
  /// @param seed the seed of a random start
  Optional<Choices> ask(long seed) {
    try {
      Family family = askFamily().orElseThrow(EndOfInput::new);
      Game game = askVariant(family);
      Seat first = askSeat(game, Side.FIRST, console.messages().format("player-name", 1));
      Seat second = askSeat(game, Side.SECOND, console.messages().format("player-name", 2));
      TimeControl clock = askClock();
      boolean match = askMatch();
      TableSetup table =
          new TableSetup(game.start(seed), OptionalLong.of(seed), first, second, clock);
      return Optional.of(new Choices(family, table, match));
    } catch (EndOfInput e) {
      return Optional.empty();
    }
  }

  /// Asks for the players of a saved game, and sets the game up.
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

  /// Asks for a game; empty when the input ended.
  Optional<Family> askFamily() {
    List<Family> families = Games.families();
    List<String> choices = families.stream().map(this::describe).toList();
    return console.choose(console.messages().format("choose-game"), choices, 1).map(families::get);
  }

  private String describe(Family family) {
    Messages messages = console.messages().forGame(family.name());
    return messages.format("name") + ": " + messages.format("tagline");
  }

  private Game askVariant(Family family) {
    Messages messages = console.messages().forGame(family.name());
    List<String> featured = family.featuredVariants();
    List<String> choices = new ArrayList<>();
    featured.forEach(variant -> choices.add(messages.variantName(variant)));
    choices.add(messages.format("other-variant"));
    int choice = required(console.choose(messages.format("choose-variant"), choices, 1));
    if (choice < featured.size()) {
      return family.game(featured.get(choice));
    }
    console.print(messages.format("variants"));
    while (true) {
      try {
        return family.game(required(console.ask(messages.format("type-variant"))));
      } catch (UnknownVariantException e) {
        console.print(messages.format("no-such-variant", e.variant()));
      }
    }
  }

  /// Asks for the player of a side.
  ///
  /// @param humanName the name of a human player who types none
  private Seat askSeat(Game game, Side side, String humanName) {
    Messages messages = console.messages().forGame(game.id().game());
    List<String> names = players.playerIds(game.id().game());
    List<String> choices = new ArrayList<>();
    choices.add(messages.format("human"));
    for (String name : names) {
      choices.add(describe(name, messages));
    }
    int choice = required(console.choose(messages.format("choose-seat", side), choices, 0));
    if (choice > 0) {
      String player = names.get(choice - 1);
      return Seat.computer(messages.format(PlayerCatalogue.displayName(player)), player);
    }
    while (true) {
      String name = required(console.ask(messages.format("type-name", humanName)));
      try {
        return Seat.human(name.isEmpty() ? humanName : name);
      } catch (PlayException e) {
        console.print(messages.format(e.problem()));
      }
    }
  }

  /// Returns the text of a choice, such as "Level 9: full strength" or "Random (random)".
  private static String describe(String player, Messages messages) {
    String name = messages.format(PlayerCatalogue.displayName(player));
    String named = PlayerCatalogue.isLevel(player) ? name : name + " (" + player + ")";
    String note = "player-note." + player.replaceFirst(":.*", "");
    return messages.hasKey(note) ? named + ": " + messages.format(note) : named;
  }

  private TimeControl askClock() {
    while (true) {
      String answer = required(console.ask(console.messages().format("type-clock")));
      try {
        return answer.isEmpty() ? TimeControl.none() : TimeControl.parse(answer);
      } catch (PlayException e) {
        console.print(console.messages().format(e.problem()));
      }
    }
  }

  private boolean askMatch() {
    Messages messages = console.messages();
    List<String> choices = List.of(messages.format("one-game"), messages.format("match-of-two"));
    return required(console.choose(messages.format("choose-length"), choices, 1)) == 1;
  }

  private static <T> T required(Optional<T> answer) {
    return answer.orElseThrow(EndOfInput::new);
  }
}
