package tabuleiro.terminal.plain.online;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import tabuleiro.online.OnlineGame;
import tabuleiro.online.OnlineGameState;
import tabuleiro.play.session.SessionException;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.DiamondBoard;
import tabuleiro.terminal.common.LegalMovesText;
import tabuleiro.terminal.plain.Console;
import tabuleiro.terminal.plain.StepByStepEntry;
import tabuleiro.text.Messages;

/// Plays or watches one online game in lines of text. What the other side does is printed when it
/// happens; commands that are typed meanwhile take effect at once. Not thread-safe.
final class ConsoleOnlineGame {
  private static final long TICK_MILLIS = 500;

  /// How long the connection may be lost before a message reports it.
  private static final long LOST_NANOS = TimeUnit.SECONDS.toNanos(2);

  private final Console console;
  private final OnlineGame game;
  private final Messages messages;
  private final OnlineGameReporter reporter;
  private OnlineGameState shown;

  /// Whether a move was on its way to the server when the shown state was current.
  private boolean isMoveSending;

  private boolean hasLeft;

  /// Whether the cursor stands behind a question, in interactive mode.
  private boolean isQuestionOpen;

  private boolean isLossReported;
  private long heardNanos = System.nanoTime();

  ConsoleOnlineGame(Console console, OnlineGame game) {
    this.console = console;
    this.game = game;
    this.shown = game.view().state();
    this.messages = console.messages().forGame(shown.game().id().game());
    this.reporter = new OnlineGameReporter(messages, this::print);
  }

  /// Plays until the game is over or the user leaves it.
  ///
  /// @return the id of the game in which the players continue; empty when there is none, or the
  ///   user has left
  Optional<String> play() {
    console.print("");
    console.print(messages.format("in-game-help", OnlineGameCommand.HELP.name(messages)));
    reporter.begin(shown);
    while (!hasLeft && !hasEnded()) {
      CompletableFuture<Void> change = game.nextChange();
      if (reportChanges()) {
        continue;
      }
      if (console.isInteractive()) {
        awaitLine(change);
      } else if (isAnswerNeeded()) {
        handle(console.ask(question()));
      } else {
        await(change);
      }
    }
    return hasLeft ? Optional.empty() : Optional.of(shown.next()).filter(id -> !id.isEmpty());
  }

  /// Returns whether the game is left: its players may stay after its end, for a rematch.
  private boolean hasEnded() {
    boolean mayStay = console.isInteractive() && shown.own().isPresent();
    return shown.isOver() && (!shown.next().isEmpty() || !mayStay);
  }

  /// Asks, unless the question is still open, and waits for a line or a change.
  private void awaitLine(CompletableFuture<Void> change) {
    if (!isQuestionOpen) {
      console.showQuestion(question());
      isQuestionOpen = true;
    }
    if (console.awaitLine(change, TICK_MILLIS)) {
      isQuestionOpen = false;
      handle(console.takeLine());
      if (game.view().isSending()) {
        await(game.nextChange()); // Mostly the answer comes at once: the next question follows it.
      }
    }
  }

  /// Prints a line; where a question is open, below it.
  private void print(String line) {
    if (isQuestionOpen && !line.isEmpty()) {
      console.print("");
    }
    isQuestionOpen = false;
    console.print(line);
  }

  private static void await(CompletableFuture<Void> change) {
    try {
      change.get(TICK_MILLIS, TimeUnit.MILLISECONDS);
    } catch (TimeoutException | ExecutionException e) {
      // Nothing has changed yet.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private String question() {
    if (!shown.isOwnTurn()) {
      return ">";
    }
    Side side = shown.position().sideToMove();
    return messages.format("your-move", shown.seat(side).name(), side);
  }

  /// Returns whether a line must be read from input that is not interactive.
  private boolean isAnswerNeeded() {
    boolean isMoveNeeded = shown.isOwnTurn() && !isMoveSending;
    return isMoveNeeded || shown.offerToAnswer().isPresent();
  }

  /// Reports what has changed, and returns whether anything has.
  private boolean reportChanges() {
    OnlineGame.View view = game.view();
    boolean isReported = reportConnection(view.isConnected());
    isMoveSending = view.isMoveSending();
    List<String> refusals = game.takeRefusals();
    if (!refusals.isEmpty() || !view.state().equals(shown)) {
      OnlineGameState before = shown;
      shown = view.state();
      isReported |= reporter.report(before, shown);
    }
    refusals.forEach(this::print);
    return isReported || !refusals.isEmpty();
  }

  private boolean reportConnection(boolean isConnected) {
    if (isConnected) {
      heardNanos = System.nanoTime();
      if (isLossReported) {
        isLossReported = false;
        print(messages.format("online.back"));
        return true;
      }
    } else if (!isLossReported && System.nanoTime() - heardNanos > LOST_NANOS) {
      isLossReported = true;
      print(messages.format("online.lost"));
      return true;
    }
    return false;
  }

  private void handle(Optional<String> line) {
    if (line.isEmpty()) {
      hasLeft = true;
      return;
    }
    game.reconnect();
    try {
      execute(line.get());
    } catch (RulesException e) {
      console.print(messages.format(e));
    } catch (SessionException e) {
      console.print(messages.format(e.problem()));
    }
  }

  private void execute(String line) {
    String[] parts = line.split("\\s+", 2);
    String argument = parts.length > 1 ? parts[1] : "";
    Optional<OnlineGameCommand> command = OnlineGameCommand.parse(parts[0], messages);
    if (line.isEmpty()) {
      if (!shown.isOwnTurn()) {
        return;
      }
      command = Optional.of(OnlineGameCommand.STEP);
    }
    if (command.map(OnlineGameCommand::isForPlayers).orElse(true) && shown.own().isEmpty()) {
      throw new SessionException("online.spectator", OnlineGameCommand.QUIT.name(messages));
    }
    if (command.isEmpty()) {
      move(line);
    } else {
      execute(command.get(), argument);
    }
  }

  private void execute(OnlineGameCommand command, String argument) {
    switch (command) {
      case MOVES -> console.printText(LegalMovesText.list(shown.position(), argument, messages));
      case STEP -> enterStepByStep();
      case BOARD -> reporter.show(shown);
      case SQUARE -> {
        reporter.toggleSquare();
        reporter.show(shown);
      }
      case UNDO -> askTakeback();
      case SWAP -> game.act("swap");
      case DRAW -> game.offer("draw");
      case ACCEPT -> answer(true);
      case DECLINE -> answer(false);
      case CLAIM -> game.act("claim");
      case RESIGN -> resign();
      case REMATCH -> game.offer("rematch");
      case RULES -> console.printRules(shown.game().id().game());
      case HELP -> help();
      case QUIT -> hasLeft = true;
    }
  }

  private void move(String text) {
    Position position = shown.position();
    requireTurn();
    game.move(position.formatMove(position.parseMove(text)));
  }

  private void requireTurn() {
    if (game.view().isMoveSending()) {
      throw new SessionException("online.sending");
    }
    if (!shown.hasBothPlayers()) {
      throw new SessionException("online.waits");
    }
    if (!shown.isOwnTurn()) {
      Side mover = shown.position().sideToMove();
      throw new SessionException("online.not-your-turn", shown.seat(mover).name());
    }
  }

  private void enterStepByStep() {
    requireTurn();
    Optional<String> line = new StepByStepEntry(console, messages, shown.position()).readMove();
    line.ifPresent(this::execute);
  }

  /// Asks to take a move back: a computer player agrees at once, a human is asked.
  private void askTakeback() {
    if (shown.own().filter(side -> shown.isComputer(side.other())).isPresent()) {
      game.act("takeback");
    } else {
      game.offer("takeback");
    }
  }

  private void answer(boolean isAccepted) {
    String what = shown.offerToAnswer().orElseThrow(() -> new SessionException("online.no-offer"));
    game.answer(what, isAccepted);
  }

  private void resign() {
    String action = shown.leavingAction();
    String name = shown.own().map(side -> shown.seat(side).name()).orElse("");
    String question =
        action.equals("resign")
            ? messages.format("page.resign", name)
            : messages.format("online.ask-" + action);
    if (console.confirm(question)) {
      game.act(action);
    }
  }

  private void help() {
    console.print(messages.format("clicks"));
    console.print(messages.format("steps"));
    for (OnlineGameCommand command : OnlineGameCommand.values()) {
      if (command == OnlineGameCommand.SQUARE && !(shown.game().board() instanceof DiamondBoard)) {
        continue;
      }
      console.print("  " + command.help(messages));
    }
  }
}
