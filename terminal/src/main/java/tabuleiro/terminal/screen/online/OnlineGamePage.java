package tabuleiro.terminal.screen.online;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.online.OnlineGame;
import tabuleiro.online.OnlineGameState;
import tabuleiro.play.Ending;
import tabuleiro.play.Result;
import tabuleiro.play.session.Seat;
import tabuleiro.protocol.game.SeatJson;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;
import tabuleiro.terminal.screen.game.BoardPage;
import tabuleiro.terminal.screen.game.GameKey;
import tabuleiro.terminal.screen.game.GamePage;
import tabuleiro.terminal.screen.game.GamePageLayout;
import tabuleiro.terminal.screen.game.GamePanel;
import tabuleiro.terminal.screen.game.GameProgress;
import tabuleiro.terminal.screen.game.PageKey;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.page.PageRequest.OnlineRequest;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.text.Messages;

/// The page of an online game that the user plays or watches.
///
/// @param view what is known of the game
/// @param nowNanos the time for which the clocks are drawn
/// @param invitation the link for the opponent; empty for none
/// @param board the page of a game with the same position; it handles the entry of moves
public record OnlineGamePage(OnlineGame.View view, long nowNanos, String invitation, GamePage board)
    implements OnlinePage, BoardPage {
  /// Returns the page of a game.
  ///
  /// @param invitation the link for the opponent; empty for none
  /// @param messages the messages without those of a game
  public static OnlineGamePage of(
      OnlineGame.View view, long nowNanos, String invitation, Messages messages) {
    Messages own = messages.forGame(view.state().game().id().game());
    GamePage board = GamePage.of(progress(view, nowNanos, own), own, "");
    return new OnlineGamePage(view, nowNanos, invitation, board);
  }

  private static GameProgress progress(OnlineGame.View view, long nowNanos, Messages messages) {
    OnlineGameState state = view.state();
    List<Duration> times = new ArrayList<>();
    for (Side side : Side.values()) {
      state.remainingTime(side, nowNanos).ifPresent(times::add);
    }
    return new GameProgress(
        seat(Side.FIRST, view, messages),
        seat(Side.SECOND, view, messages),
        state.positions(),
        state.moves(),
        times,
        ending(state));
  }

  /// Returns the seat of a side. Only the user's own seat is a human's, and only while the user can
  /// move: the page of a game lets every human enter moves.
  private static Seat seat(Side side, OnlineGame.View view, Messages messages) {
    SeatJson seat = view.state().seat(side);
    boolean isEntering =
        view.state().own().filter(side::equals).isPresent()
            && view.state().isOwnTurn()
            && !view.isMoveSending();
    String name = seat.name().isBlank() ? messages.format("online.free") : seat.name();
    return isEntering ? Seat.human(name) : Seat.computer(name, seat.player());
  }

  /// Returns how the game ended. The text below the board comes from the server.
  private static Optional<Ending> ending(OnlineGameState state) {
    if (!state.isOver()) {
      return Optional.empty();
    }
    Result result = Result.parse(state.result()).orElse(Result.NONE);
    Ending.Kind kind = result == Result.NONE ? Ending.Kind.ABANDONED : Ending.Kind.ADJUDICATED;
    Message text = Message.of("as-it-is", state.endingText());
    return Optional.of(new Ending(kind, result, state.ending(), text));
  }

  /// Returns the page with what is known now. A move that was being entered stays while it is
  /// possible.
  public OnlineGamePage with(OnlineGame.View other, long now) {
    GameProgress progress = progress(other, now, messages());
    boolean isEntryChanged = progress.isHumanToMove() != board.progress().isHumanToMove();
    GamePage after = board.with(progress);
    if (isEntryChanged && progress.moves().equals(board.progress().moves())) {
      after =
          GamePage.of(progress, messages(), "").with(board.display()).withMessage(board.message());
    }
    boolean isInvitationOpen = !other.state().hasBothPlayers();
    return new OnlineGamePage(other, now, isInvitationOpen ? invitation : "", after);
  }

  @Override
  public OnlineGamePage with(GamePage other) {
    return new OnlineGamePage(view, nowNanos, invitation, other);
  }

  @Override
  public OnlineGamePage withNotice(String text) {
    return with(board.withMessage(text));
  }

  /// Returns the state of the game.
  public OnlineGameState state() {
    return view.state();
  }

  /// Returns the messages of the game.
  Messages messages() {
    return board.messages();
  }

  /// Returns whether the opponent is connected.
  boolean isOpponentHere() {
    return state().own().map(side -> state().seat(side.other()).connected()).orElse(true);
  }

  /// Returns the page with a question that is answered by yes or no.
  OnlineGamePage withQuestion(String question, OnlineRequest yes) {
    return with(board.withQuestion(question, yes, Optional.empty()));
  }

  /// Returns the page with the question whether the user leaves the game to the opponent.
  OnlineGamePage withResignationAsked() {
    String action = state().leavingAction();
    String name = state().own().map(side -> state().seat(side).name()).orElse("");
    String question =
        action.equals("resign")
            ? messages().format("page.resign", name)
            : messages().format("online.ask-" + action);
    return withQuestion(question, new OnlineRequest.Act(action));
  }

  @Override
  public GamePage drawnBoard() {
    return board.withMessage(OnlineGameStatus.message(this));
  }

  @Override
  public List<PageKey> keys() {
    return new OnlineGameKeys(this).all();
  }

  @Override
  public Set<GameKey> sharedKeys() {
    return GameKey.STEP_KEYS;
  }

  @Override
  public String helpText() {
    return messages().format("page.help.picking");
  }

  @Override
  public String status() {
    return OnlineGameStatus.status(this);
  }

  @Override
  public CharacterGrid panel(GamePageLayout layout, boolean ascii) {
    return GamePanel.draw(board, layout, ascii);
  }

  /// Sends the move that was entered to the server.
  @Override
  public PageUpdate handleRequest(PageRequest request) {
    return switch (request) {
      case PageRequest.PlayMove(int move) ->
          PageUpdate.of(this, new OnlineRequest.Move(state().position().formatMove(move)));
      case PageRequest.AskResignation _ -> PageUpdate.of(withResignationAsked());
      case PageRequest.ReportRefusal _ -> PageUpdate.of(this);
      default -> PageUpdate.of(this, request);
    };
  }
}
