package tabuleiro.online;

import java.net.URI;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import tabuleiro.protocol.common.NoticeJson;
import tabuleiro.protocol.game.CommandJson;
import tabuleiro.protocol.game.EventJson;
import tabuleiro.protocol.game.GameJson;
import tabuleiro.protocol.game.PresenceJson;
import tabuleiro.protocol.game.ReplyJson;

/// A game that is followed and played over a socket. The socket is opened again whenever it ends;
/// events that were missed are fetched, and commands without an answer are sent again with the same
/// id, so that nothing is lost and nothing is played twice. Thread-safe; no method blocks.
public final class OnlineGame implements AutoCloseable {
  private static final long LATER_MILLIS = 1000;

  /// What is known of the game.
  ///
  /// @param state the state of the game
  /// @param isConnected whether the server can be heard
  /// @param isSending whether a command waits for its answer
  /// @param isMoveSending whether one of these commands is a move
  public record View(
      OnlineGameState state, boolean isConnected, boolean isSending, boolean isMoveSending) {}

  private final ServerAddress server;
  private final String language;
  private final ScheduledExecutorService executor =
      Executors.newSingleThreadScheduledExecutor(
          task -> Thread.ofPlatform().daemon().name("online").unstarted(task));

  private final ReconnectingSocket socket;

  /// Also the lock for changes of the view: the user's thread sees a command as waiting as soon as
  /// it is given.
  private final Outbox outbox = new Outbox();

  private final Queue<String> refusals = new ConcurrentLinkedQueue<>();
  private volatile CompletableFuture<Void> nextChange = new CompletableFuture<>();

  /// The number of the last event that a command of the user has become. Until it arrives, the
  /// command still counts as waiting: the answer may come before the event.
  private int lastOwnSequence;

  private volatile View view;

  /// Follows a game from a state on.
  ///
  /// @param language the code of the user's language
  OnlineGame(HttpClient http, ServerAddress server, String token, String language, GameJson first) {
    this.server = server;
    this.language = language;
    this.view = new View(OnlineGameState.of(first, 0, System.nanoTime()), false, false, false);
    this.socket =
        new ReconnectingSocket(http, this::address, token, executor, new SocketListener());
    executor.execute(socket::open);
  }

  /// Returns the address for the next connection, with the last event that was seen.
  private URI address() {
    OnlineGameState state = view.state();
    return server.socket(
        "/games/"
            + state.id()
            + "/live?language="
            + language
            + "&after="
            + state.head().sequence()
            + "&hash="
            + state.head().hash());
  }

  /// Returns what is known of the game now.
  public View view() {
    return view;
  }

  /// Returns a future that completes at the next change of the view, or at the next refusal.
  public CompletableFuture<Void> nextChange() {
    return nextChange;
  }

  /// Returns the reasons of the refusals since the last call, in the user's language.
  public List<String> takeRefusals() {
    List<String> taken = new ArrayList<>();
    for (String next = refusals.poll(); next != null; next = refusals.poll()) {
      taken.add(next);
    }
    return taken;
  }

  /// Sends a move.
  ///
  /// @param text the text of a move that is legal in the current position
  public void move(String text) {
    submit("move", Optional.of(text), Optional.empty());
  }

  /// Sends an action without further arguments: `resign`, `withdraw`, `abort`, `swap`, `claim`,
  /// `takeback` or `rematch`.
  public void act(String action) {
    submit(action, Optional.empty(), Optional.empty());
  }

  /// Makes an offer.
  ///
  /// @param what `draw`, `takeback` or `rematch`
  public void offer(String what) {
    submit("offer", Optional.empty(), Optional.of(what));
  }

  /// Answers an offer.
  ///
  /// @param what `draw`, `takeback` or `rematch`
  public void answer(String what, boolean isAccepted) {
    submit(isAccepted ? "accept" : "decline", Optional.empty(), Optional.of(what));
  }

  /// Tries at once to connect, instead of after the current wait, when there is no connection.
  public void reconnect() {
    try {
      executor.execute(socket::reopen);
    } catch (RejectedExecutionException e) {
      // The game was closed.
    }
  }

  private void submit(String action, Optional<String> move, Optional<String> what) {
    CommandJson request;
    synchronized (outbox) {
      request = outbox.add(action, move, what, view.state());
      publish(view.state(), view.isConnected());
    }
    try {
      executor.execute(() -> socket.send(MessageCodec.format(request)));
    } catch (RejectedExecutionException e) {
      // The game was closed.
    }
  }

  /// Publishes a new view; the caller has locked the outbox.
  private void publish(OnlineGameState state, boolean isConnected) {
    boolean isEventDue = lastOwnSequence > state.head().sequence();
    view =
        new View(
            state, isConnected, isEventDue || !outbox.isEmpty(), isEventDue || outbox.hasMove());
    CompletableFuture<Void> now = nextChange;
    nextChange = new CompletableFuture<>();
    now.complete(null);
  }

  private void sendAll() {
    synchronized (outbox) {
      outbox.requests().forEach(request -> socket.send(MessageCodec.format(request)));
    }
  }

  private void refuse(String reason) {
    refusals.add(reason);
    publish(view.state(), view.isConnected());
  }

  /// Ends the connection. Commands without an answer may be lost.
  @Override
  public void close() {
    try {
      executor.execute(socket::close);
    } catch (RejectedExecutionException e) {
      // It is closed already.
    }
    executor.shutdown();
  }

  private final class SocketListener implements ReconnectingSocket.Listener {
    @Override
    public void onOpen() {
      sendAll();
    }

    @Override
    public void onLost() {
      synchronized (outbox) {
        publish(view.state(), false);
      }
    }

    @Override
    public void onMessage(String text) {
      synchronized (outbox) {
        receive(text);
      }
    }

    private void receive(String text) {
      switch (MessageCodec.parse(text, MessageType.class).type()) {
        case "state" -> {
          GameJson whole = MessageCodec.parse(text, GameJson.class);
          int watchers = view.state().watchers();
          hear(OnlineGameState.of(whole, watchers, System.nanoTime()));
        }
        case "event" -> receive(MessageCodec.parse(text, EventJson.class));
        case "presence" -> hear(view.state().with(MessageCodec.parse(text, PresenceJson.class)));
        case "reply" -> receive(MessageCodec.parse(text, ReplyJson.class));
        case "problem" -> refuse(MessageCodec.parse(text, NoticeJson.class).message());
        default -> {
          // Other messages, such as those about the user's other devices, change nothing here.
        }
      }
    }

    private void hear(OnlineGameState state) {
      socket.confirm();
      publish(state, true);
    }

    private void receive(EventJson event) {
      OnlineGameState state = view.state();
      if (event.sequence() <= state.head().sequence()) {
        return;
      }
      if (event.sequence() > state.head().sequence() + 1) {
        socket.renew(); // The next connection gets what is missing.
        return;
      }
      hear(state.after(event, System.nanoTime()));
    }

    private void receive(ReplyJson reply) {
      Outbox.Result result = outbox.receive(reply, view.state());
      lastOwnSequence = Math.max(lastOwnSequence, reply.sequence());
      publish(view.state(), true);
      result.refusal().ifPresent(OnlineGame.this::refuse);
      if (result.again()) {
        sendAll();
      }
      if (result.later()) {
        Future<?> _ =
            executor.schedule(OnlineGame.this::sendAll, LATER_MILLIS, TimeUnit.MILLISECONDS);
      }
    }
  }
}
