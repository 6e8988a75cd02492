package tabuleiro.terminal.plain;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.engine.search.Searcher;
import tabuleiro.play.Ending;
import tabuleiro.play.PlayException;
import tabuleiro.play.players.ComputerPlayers;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.players.PlayerFailureException;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionException;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.DiamondBoard;
import tabuleiro.terminal.common.ActionText;
import tabuleiro.terminal.common.AnalysisText;
import tabuleiro.terminal.common.ComputerSettings;
import tabuleiro.terminal.common.EndingText;
import tabuleiro.terminal.common.LegalMovesText;
import tabuleiro.terminal.common.Legend;
import tabuleiro.terminal.common.RecordFile;
import tabuleiro.terminal.common.ThinkingTask;
import tabuleiro.text.Messages;

/// Plays one game in lines of text: shows the position after every move, asks human players for
/// their moves and lets the computer players move. While a computer player is thinking, commands
/// that are typed in interactive mode take effect at once. Not thread-safe.
public final class ConsoleGame {
  /// How often the clock is checked while a computer player is thinking.
  private static final int TICK_MILLIS = 300;

  /// The level that gives hints.
  private static final String HINT_LEVEL = "9";

  private static final int HINT_MEBIBYTES = 16;

  private final Console console;
  private final Messages messages;
  private final GameSession session;
  private final EventTags eventTags;
  private final ComputerSettings computerSettings;
  private final ComputerPlayers computers;
  private boolean diamondAsSquare;
  private boolean hasLeft;
  private int savedMoves;
  private Optional<PlayerFailureException> failure = Optional.empty();

  /// @param eventTags the tags of the record that do not depend on the game
  /// @param computerSettings the computer players, among them those of this game
  /// @param random the source of the computer players' random choices
  public ConsoleGame(
      Console console,
      GameSession session,
      EventTags eventTags,
      ComputerSettings computerSettings,
      RandomGenerator random) {
    this.console = console;
    this.messages = console.messages().forGame(session.game().id().game());
    this.session = session;
    this.eventTags = eventTags;
    this.computerSettings = computerSettings;
    this.computers =
        new ComputerPlayers(
            session, computerSettings.players(), random, computerSettings.moveLimits());
    this.savedMoves = session.moves().size();
  }

  /// Plays until the game is over or the user leaves it, and returns how it ended. A game can be
  /// played only once.
  public Ending play() {
    try (computers) {
      computers.prepare();
      playUntilOver();
    }
    Ending ending = session.ending().orElseGet(Ending::unfinished);
    console.print(EndingText.format(ending, session::seat, messages));
    return ending;
  }

  /// Returns the failure of a computer player that has ended the game; empty when there was none.
  public Optional<PlayerFailureException> failure() {
    return failure;
  }

  private void playUntilOver() {
    if (session.seat(Side.FIRST).isHuman() || session.seat(Side.SECOND).isHuman()) {
      console.print("");
      console.print(messages.format("in-game-help", GameCommand.HELP.name(messages)));
      console.printText(Legend.format(session.position(), messages));
    }
    show();
    while (!hasLeft && session.ending().isEmpty()) {
      Side side = session.sideToMove();
      if (session.seat(side).isHuman()) {
        String question = messages.format("your-move", session.seat(side).name(), side);
        handleLine(side, console.ask(question));
      } else {
        awaitComputerMove(side);
      }
    }
  }

  private void show() {
    console.print("");
    Position position = session.position();
    console.printDrawing(PositionSummary.formatBoard(position, messages, diamondAsSquare));
    if (!position.outcome().isOver()) {
      console.print(PositionSummary.formatTurn(position, messages));
    }
    for (Side side : Side.values()) {
      session
          .clock()
          .remaining(side)
          .ifPresent(t -> console.print(ClockText.format(side, t, messages)));
    }
  }

  private void play(Side side, int move) {
    Position before = session.position();
    session.play(side, move);
    console.print("");
    console.print(ActionText.format(before, move, session.seat(side).name(), messages));
    show();
  }

  /// Starts the search of a side's computer player, and handles what is typed meanwhile.
  private void awaitComputerMove(Side side) {
    int ply = session.moves().size();
    try (ThinkingTask<Integer> thinking = ThinkingTask.start(computers::prepareMove)) {
      while (isStillAtPly(ply) && !thinking.future().isDone()) {
        if (console.awaitLine(thinking.future(), TICK_MILLIS)) {
          handleLine(side.other(), console.takeLine());
        } else {
          showProgress(thinking, session.seat(side).name());
        }
      }
      if (isStillAtPly(ply)) {
        play(side, thinking.result());
      }
    } catch (PlayerFailureException failure) {
      this.failure = Optional.of(failure);
      computers.forfeit(failure);
      console.print(session.seat(side).name() + ": " + messages.format(failure.problem()));
    } catch (SessionException e) {
      if (session.ending().isEmpty()) {
        throw e;
      }
      // The computer's clock ran out between two checks.
    }
  }

  private boolean isStillAtPly(int ply) {
    return !hasLeft && session.ending().isEmpty() && session.moves().size() == ply;
  }

  private void showProgress(ThinkingTask<?> thinking, String name) {
    if (!thinking.future().isDone() && thinking.isProgressDue()) {
      console.printNotice(
          AnalysisText.formatProgress(thinking.best(), session.position(), name, messages));
    }
  }

  /// Handles a line that was typed.
  ///
  /// @param speaker the side of the player who typed it; a computer's side where the user only
  ///   watches
  /// @param line empty at the end of input
  private void handleLine(Side speaker, Optional<String> line) {
    if (line.isEmpty()) {
      hasLeft = true;
      return;
    }
    try {
      execute(speaker, line.get());
    } catch (RulesException e) {
      console.print(messages.format(e));
    } catch (PlayException e) {
      console.print(messages.format(e.problem()));
    }
  }

  private void execute(Side side, String line) {
    String[] parts = line.split("\\s+", 2);
    String argument = parts.length > 1 ? parts[1] : "";
    Optional<GameCommand> command =
        line.isEmpty() ? Optional.of(GameCommand.STEP) : GameCommand.parse(parts[0], messages);
    checkAllowed(
        side, command.map(GameCommand::allowedFor).orElse(GameCommand.AllowedFor.PLAYER_TO_MOVE));
    if (command.isEmpty()) {
      play(side, session.position().parseMove(line));
      return;
    }
    switch (command.get()) {
      case MOVES -> console.printText(LegalMovesText.list(session.position(), argument, messages));
      case STEP -> enterStepByStep(side);
      case HINT -> hint(side);
      case BOARD -> show();
      case SQUARE -> {
        diamondAsSquare = !diamondAsSquare;
        show();
      }
      case UNDO -> {
        session.takeBack();
        show();
      }
      case RESIGN -> {
        if (console.confirm(messages.format("page.resign", session.seat(side).name()))) {
          session.resign(side);
        }
      }
      case DRAW -> offerDraw(side);
      case SAVE -> save(argument);
      case RULES -> console.printRules(session.game().id().game());
      case HELP -> help();
      case QUIT -> quit();
    }
  }

  private void checkAllowed(Side speaker, GameCommand.AllowedFor allowed) {
    if (allowed != GameCommand.AllowedFor.ANYONE && !session.seat(speaker).isHuman()) {
      throw new SessionException("only-watching", GameCommand.QUIT.name(messages));
    }
    if (allowed == GameCommand.AllowedFor.PLAYER_TO_MOVE && session.sideToMove() != speaker) {
      throw new SessionException("table.not-your-turn", session.sideToMove());
    }
  }

  /// Prints the move that the engine recommends. A line that is typed interrupts the search, and is
  /// handled afterwards.
  private void hint(Side side) {
    Position position = session.position();
    String name = messages.format(PlayerCatalogue.displayName(HINT_LEVEL));
    Searcher engine = SearcherFactory.create(position.game().id().game(), HINT_MEBIBYTES, 1);
    MoveLimits limits = hintLimits(side);
    boolean isCutShort = false;
    try (ThinkingTask<List<SearchInfo>> thinking =
        ThinkingTask.start(
            (stop, listener) -> () -> engine.search(position, limits, 1, stop, listener))) {
      while (!isCutShort && !thinking.future().isDone()) {
        isCutShort = console.awaitLine(thinking.future(), TICK_MILLIS);
        if (!isCutShort) {
          showProgress(thinking, name);
        }
      }
      thinking.stop();
      SearchInfo best = thinking.result().getFirst();
      console.print(
          best.depth() == 0
              ? messages.format("hint-none", name)
              : AnalysisText.formatHint(best, position, name, messages));
    }
    if (isCutShort) {
      Optional<String> line = console.takeLine();
      if (!line.equals(Optional.of(""))) {
        handleLine(side, line);
      }
    }
  }

  /// Returns the limits of a hint: with a clock at most a quarter of the remaining time.
  private MoveLimits hintLimits(Side side) {
    long hasLeft = session.clock().remaining(side).map(Duration::toMillis).orElse(Long.MAX_VALUE);
    return computerSettings
        .hintLimits()
        .withMillis(Math.min(computerSettings.hintLimits().moveMillis(), hasLeft / 4));
  }

  private void enterStepByStep(Side side) {
    Optional<String> line = new StepByStepEntry(console, messages, session.position()).readMove();
    line.ifPresent(typed -> execute(side, typed));
  }

  private void offerDraw(Side side) {
    Seat opponent = session.seat(side.other());
    session.offerDraw(side);
    if (messages.hasKey("draw-note")) {
      console.print(messages.format("draw-note"));
    }
    if (opponent.isHuman()
        && console.confirm(messages.format("accept-draw", opponent.name(), side.other()))) {
      session.acceptDraw(side.other());
    } else {
      session.declineDraw(side.other());
      console.print(messages.format("declines-draw", opponent.name()));
    }
  }

  private void save(String name) {
    if (name.isEmpty()) {
      console.print(messages.format("save-where", GameCommand.SAVE.name(messages)));
      return;
    }
    try {
      Path file = console.resolve(name);
      if (Files.exists(file) && !console.confirm(messages.format("overwrite", name))) {
        return;
      }
      RecordFile.write(file, List.of(session.toRecord(eventTags)));
      savedMoves = session.moves().size();
      console.print(messages.format("saved", name));
    } catch (IOException | InvalidPathException e) {
      console.print(messages.format("cannot-write", name));
    }
  }

  private void help() {
    console.print(messages.format("clicks"));
    console.print(messages.format("steps"));
    console.printText(Legend.format(session.position(), messages));
    for (GameCommand command : GameCommand.values()) {
      if (command == GameCommand.SQUARE && !(session.game().board() instanceof DiamondBoard)) {
        continue;
      }
      console.print("  " + messages.format("help." + command.key(), command.name(messages)));
    }
  }

  private void quit() {
    boolean unsaved = session.moves().size() != savedMoves;
    hasLeft =
        !unsaved
            || console.confirm(messages.format("leave-unsaved", GameCommand.SAVE.name(messages)));
  }
}
