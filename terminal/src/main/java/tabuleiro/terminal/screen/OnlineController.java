package tabuleiro.terminal.screen;

import java.io.IOException;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import tabuleiro.online.GameLink;
import tabuleiro.online.NewOnlineGame;
import tabuleiro.online.OnlineClient;
import tabuleiro.online.OnlineGame;
import tabuleiro.online.OnlineGameState;
import tabuleiro.online.ServerAddress;
import tabuleiro.online.VisitorSecret;
import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;
import tabuleiro.terminal.screen.online.ConnectPage;
import tabuleiro.terminal.screen.online.LobbyLists;
import tabuleiro.terminal.screen.online.LobbyPage;
import tabuleiro.terminal.screen.online.OnlineGamePage;
import tabuleiro.terminal.screen.online.OnlinePage;
import tabuleiro.terminal.screen.page.Page;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageRequest.OnlineRequest;
import tabuleiro.terminal.screen.settings.UserFolder;

/// Carries out the requests of pages to a server. What waits for the server runs on a thread of its
/// own; [#tick] takes over the answers. Not thread-safe.
final class OnlineController implements AutoCloseable {
  private static final long LOBBY_NANOS = TimeUnit.SECONDS.toNanos(10);

  private final PageStack pages;
  private final UserFolder folder;
  private final Supplier<PageContext> context;
  private final ExecutorService executor =
      Executors.newSingleThreadExecutor(
          task -> Thread.ofPlatform().daemon().name("lobby").unstarted(task));

  /// What the answers of the server change.
  private final Queue<Runnable> answers = new ConcurrentLinkedQueue<>();

  private int waiting;
  private Optional<OnlineClient> client = Optional.empty();
  private Optional<OnlineGame> game = Optional.empty();
  private String name = "";
  private long lobbyNanos;

  /// @param context supplies what pages need
  OnlineController(PageStack pages, UserFolder folder, Supplier<PageContext> context) {
    this.pages = pages;
    this.folder = folder;
    this.context = context;
  }

  /// Carries out a request.
  void handle(OnlineRequest request) {
    game.ifPresent(OnlineGame::reconnect);
    switch (request) {
      case OnlineRequest.ChooseServer() -> pages.push(ConnectPage.of(ServerAddress.DEFAULT, name));
      case OnlineRequest.Connect(String address, String typedName) -> connect(address, typedName);
      case OnlineRequest.Create create -> create(create);
      case OnlineRequest.Join(String id) ->
          await(server -> {
            server.join(id, name);
            return opening(openById(server, id), "");
          });
      case OnlineRequest.Open(String link) ->
          await(server -> {
            GameLink target = server.server().parseLink(link);
            return opening(server.open(target, name), "");
          });
      case OnlineRequest.Move(String text) -> game.ifPresent(played -> played.move(text));
      case OnlineRequest.Act(String action) -> game.ifPresent(played -> played.act(action));
      case OnlineRequest.Offer(String what) -> game.ifPresent(played -> played.offer(what));
      case OnlineRequest.Answer(String what, boolean isAccepted) ->
          game.ifPresent(played -> played.answer(what, isAccepted));
    }
  }

  private OnlineGame openById(OnlineClient server, String id) {
    return server.open(new GameLink(id, Optional.empty(), Optional.empty()), name);
  }

  /// Runs a task that waits for the connected server. Its result is run by [#tick].
  private void await(Function<OnlineClient, Runnable> task) {
    client.ifPresent(server -> execute(() -> task.apply(server)));
  }

  private void execute(Supplier<Runnable> task) {
    waiting++;
    executor.execute(() -> answers.add(answer(task)));
  }

  private Runnable answer(Supplier<Runnable> task) {
    try {
      return task.get();
    } catch (PlayException e) {
      return () -> showProblem(e.problem());
    }
  }

  private void showProblem(Message problem) {
    String text = context.get().messages().format(problem);
    if (pages.top() instanceof OnlinePage) {
      pages.showMessage(text);
    }
  }

  private void connect(String address, String typedName) {
    name = typedName;
    disconnect();
    PageContext now = context.get();
    execute(() -> {
      ServerAddress server = ServerAddress.parse(address);
      String notice = "";
      VisitorSecret secret;
      try {
        secret = VisitorSecret.load(folder.onlineSecret());
      } catch (IOException e) {
        secret = VisitorSecret.random();
        notice = now.messages().format("online.no-secret", folder.onlineSecret().toString());
      }
      OnlineClient opened = new OnlineClient(server, secret, now.messages().language());
      try {
        var _ = opened.connect();
        LobbyLists lists = LobbyLists.load(opened);
        LobbyPage lobby = LobbyPage.of(server.server().toString(), typedName, lists, notice);
        return () -> showLobby(opened, lobby, server.game());
      } catch (PlayException e) {
        opened.close();
        throw e;
      }
    });
  }

  private void showLobby(OnlineClient opened, LobbyPage lobby, Optional<GameLink> link) {
    if (!(pages.top() instanceof ConnectPage)) {
      opened.close();
      return;
    }
    client = Optional.of(opened);
    lobbyNanos = System.nanoTime();
    pages.replaceTop(lobby);
    link.ifPresent(target -> await(server -> opening(server.open(target, name), "")));
  }

  private void create(OnlineRequest.Create create) {
    name = create.settings().name();
    await(server -> {
      OnlineClient.CreatedGame created = server.create(create.settings());
      boolean isChallenge = create.settings().opponent() == NewOnlineGame.Opponent.ANYONE;
      String invitation = isChallenge ? "" : created.invitation().orElse("");
      return opening(openById(server, created.id()), invitation);
    });
  }

  private Runnable opening(OnlineGame opened, String invitation) {
    return () -> show(opened, invitation);
  }

  private void show(OnlineGame opened, String invitation) {
    if (!(pages.top() instanceof OnlinePage)) {
      opened.close(); // The user has left.
      return;
    }
    game.ifPresent(OnlineGame::close);
    game = Optional.of(opened);
    OnlineGamePage page =
        OnlineGamePage.of(opened.view(), System.nanoTime(), invitation, context.get().messages());
    if (pages.top() instanceof LobbyPage lobby) {
      pages.replaceTop(lobby.withNotice(""));
      pages.push(page);
    } else {
      pages.replaceTop(page);
    }
  }

  /// Takes over what has changed at the server.
  ///
  /// @return whether the opponent has just moved
  boolean tick() {
    for (Runnable next = answers.poll(); next != null; next = answers.poll()) {
      waiting--;
      next.run();
    }
    if (pages.isEmpty()) {
      return false;
    }
    refreshLobby();
    return game.isPresent() && advance(game.get());
  }

  private void refreshLobby() {
    boolean isDue = System.nanoTime() - lobbyNanos > LOBBY_NANOS;
    if (isDue && client.isPresent() && pages.top() instanceof LobbyPage) {
      lobbyNanos = System.nanoTime();
      await(server -> {
        LobbyLists lists = LobbyLists.load(server);
        return () -> {
          if (pages.top() instanceof LobbyPage lobby) {
            pages.replaceTop(lobby.with(lists, context.get()));
          }
        };
      });
    }
  }

  private boolean advance(OnlineGame played) {
    OnlineGame.View view = played.view();
    String refusals = String.join(" ", played.takeRefusals());
    boolean[] hasMoved = new boolean[1];
    pages.changeAll(page -> {
      if (!(page instanceof OnlineGamePage before)) {
        return page;
      }
      OnlineGameState state = view.state();
      hasMoved[0] = state.plies() > before.state().plies() && state.isOwnTurn();
      OnlineGamePage after = before.with(view, System.nanoTime());
      return refusals.isEmpty() ? after : after.withNotice(refusals);
    });
    openNext(view.state());
    return hasMoved[0];
  }

  /// Opens the game in which the players continue.
  private void openNext(OnlineGameState state) {
    if (!state.next().isEmpty() && pages.top() instanceof OnlineGamePage && waiting == 0) {
      await(server -> opening(openById(server, state.next()), ""));
    }
  }

  /// Returns whether something may change soon without input.
  boolean isActive() {
    return waiting > 0 || game.isPresent();
  }

  /// Returns whether a lobby is shown, which changes now and then.
  boolean isInLobby() {
    return client.isPresent();
  }

  /// Notes that the user has left a page.
  void leave(Page left) {
    if (left instanceof OnlineGamePage) {
      game.ifPresent(OnlineGame::close);
      game = Optional.empty();
      lobbyNanos = System.nanoTime() - LOBBY_NANOS;
    } else if (left instanceof LobbyPage) {
      disconnect();
    }
  }

  private void disconnect() {
    game.ifPresent(OnlineGame::close);
    game = Optional.empty();
    client.ifPresent(OnlineClient::close);
    client = Optional.empty();
  }

  @Override
  public void close() {
    disconnect();
    executor.shutdownNow();
  }
}
