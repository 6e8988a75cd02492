package tabuleiro.terminal.plain;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.random.RandomGenerator;
import tabuleiro.games.Games;
import tabuleiro.play.PlayException;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Match;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Side;
import tabuleiro.rules.UnknownVariantException;
import tabuleiro.terminal.common.ComputerSettings;
import tabuleiro.text.Messages;

/// Asks for the settings of a new game: the game and its variant, the players, the clock, and one
/// game or a match. Each question is repeated until the answer is valid. The word to go back leads
/// to the question before; the word to leave and the end of input cancel the dialog.
final class GameSetupDialog {
  /// The answers to all questions.
  ///
  /// @param family the family of the game
  /// @param session the set-up of the first game
  /// @param isMatch whether two games are played, with the sides exchanged
  record Choices(Family family, SessionSetup session, boolean isMatch) {
    /// Plays the game or match and returns the records of its games in order.
    List<GameRecord> play(
        Console console,
        EventTags eventTags,
        ComputerSettings computerSettings,
        RandomGenerator random) {
      if (isMatch) {
        Match games = new Match(family, session.game(), session.first(), session.second());
        long seed = session.seed().orElse(1);
        return new ConsoleMatch(console, games, session.timeControls(), seed, eventTags)
            .play(computerSettings, random, System::nanoTime);
      }
      GameSession game = new GameSession(session, System::nanoTime);
      new ConsoleGame(console, game, eventTags, computerSettings, random).play();
      return List.of(game.toRecord(eventTags));
    }
  }

  /// Cancels the dialog.
  private static final class DialogLeft extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  /// Leads to the question before.
  private static final class StepBack extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  /// Runs questions in order, and again those before one whose answer is to go back.
  ///
  /// @return false when the user went back from the first one, or left
  private static boolean askAll(List<Runnable> questions) {
    try {
      int next = 0;
      while (next >= 0 && next < questions.size()) {
        next += isAnswered(questions.get(next)) ? 1 : -1;
      }
      return next >= 0;
    } catch (DialogLeft e) {
      return false;
    }
  }

  private static boolean isAnswered(Runnable question) {
    try {
      question.run();
      return true;
    } catch (StepBack e) {
      return false;
    }
  }

  /// The answers so far.
  private final class Draft {
    private Optional<Family> family = Optional.empty();
    private Optional<Game> game = Optional.empty();
    private final Map<Side, Seat> seats = new EnumMap<>(Side.class);
    private TimeControls clock = TimeControls.none();
    private boolean isMatch;

    private Game game() {
      return game.orElseThrow();
    }

    private void askSeat(Side side) {
      String name = console.messages().format("player-name", side.ordinal() + 1);
      seats.put(side, GameSetupDialog.this.askSeat(game(), side, name));
    }

    private Choices toChoices(long seed) {
      SessionSetup session =
          new SessionSetup(
              game().start(seed),
              OptionalLong.of(seed),
              Objects.requireNonNull(seats.get(Side.FIRST)),
              Objects.requireNonNull(seats.get(Side.SECOND)),
              clock);
      return new Choices(family.orElseThrow(), session, isMatch);
    }
  }

  private final Console console;
  private final PlayerCatalogue players;

  GameSetupDialog(Console console, PlayerCatalogue players) {
    this.console = console;
    this.players = players;
  }

  /// Asks all questions; empty when the user left.
  ///
  /// @param seed the seed of a random start
  Optional<Choices> ask(long seed) {
    Draft draft = new Draft();
    boolean isComplete =
        askAll(
            List.of(
                () -> draft.family = Optional.of(required(askFamily())),
                () -> draft.game = Optional.of(askVariant(draft.family.orElseThrow())),
                () -> draft.askSeat(Side.FIRST),
                () -> draft.askSeat(Side.SECOND),
                () -> draft.clock = askClock(),
                () -> draft.isMatch = askMatch()));
    return isComplete ? Optional.of(draft.toChoices(seed)) : Optional.empty();
  }

  /// Asks for the players of a saved game, and sets the game up.
  ///
  /// @throws PlayException when the game cannot be continued
  Optional<GameSession> askSeats(Replay replay, Seat savedFirst, Seat savedSecond) {
    Map<Side, Seat> seats = new EnumMap<>(Side.class);
    boolean isComplete =
        askAll(
            List.of(
                () -> seats.put(Side.FIRST, askSeat(replay.game(), Side.FIRST, savedFirst.name())),
                () ->
                    seats.put(
                        Side.SECOND, askSeat(replay.game(), Side.SECOND, savedSecond.name()))));
    return isComplete
        ? Optional.of(
            GameSession.resume(
                replay,
                Objects.requireNonNull(seats.get(Side.FIRST)),
                Objects.requireNonNull(seats.get(Side.SECOND)),
                System::nanoTime))
        : Optional.empty();
  }

  /// Asks for a game; empty when the user went back or left.
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
        return family.game(askText(messages.format("type-variant")));
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
    while (true) {
      int choice = required(console.choose(messages.format("choose-seat", side), choices, 0));
      if (choice > 0) {
        String player = names.get(choice - 1);
        return Seat.computer(messages.format(PlayerCatalogue.displayName(player)), player);
      }
      try {
        return askHuman(humanName);
      } catch (StepBack e) {
        // The choice of the player is asked again.
      }
    }
  }

  private Seat askHuman(String standardName) {
    Messages messages = console.messages();
    while (true) {
      String name = askText(messages.format("type-name", standardName));
      try {
        return Seat.human(name.isEmpty() ? standardName : name);
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

  private TimeControls askClock() {
    while (true) {
      String answer = askText(console.messages().format("type-clock"));
      try {
        return answer.isEmpty() ? TimeControls.none() : TimeControls.parse(answer);
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

  private String askText(String question) {
    return required(console.ask(question).filter(answer -> !isExit(answer)));
  }

  private boolean isExit(String answer) {
    return console.isLeaving() || Console.isBack(answer);
  }

  private <T> T required(Optional<T> answer) {
    return answer.orElseThrow(() -> console.isLeaving() ? new DialogLeft() : new StepBack());
  }
}
