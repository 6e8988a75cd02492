package tabuleiro.wasm.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.play.PlayException;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.LiveGameState;
import tabuleiro.play.live.NextGame;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.ServerAction;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.text.Language;
import tabuleiro.view.text.MessageCatalogue;
import tabuleiro.wasm.answer.OperationRequest;
import tabuleiro.wasm.answer.RequestProblem;
import tabuleiro.wasm.link.PageLink;
import tabuleiro.wasm.link.PageSocket;

/// The games of the page. Each event is given to the page to be kept before its sockets are told of
/// it.
public final class LocalGames {
  private final PageLink link;
  private final LevelReplies replies;
  private final Map<String, LocalGame> games = new LinkedHashMap<>();
  private final List<GameSocket> sockets = new ArrayList<>();

  /// @param link receives what is to be kept
  public LocalGames(PageLink link) {
    this.link = link;
    this.replies = new LevelReplies();
  }

  /// Restores a game that the page has kept. A text that cannot be read is reported.
  ///
  /// @param language that of the report
  public void restore(Language language, String name, String text) {
    if (!name.startsWith(KeptGame.PREFIX)) {
      return;
    }
    try {
      LocalGame game = KeptGame.parse(name.substring(KeptGame.PREFIX.length()), text);
      game.pause(game.state().timeMillis());
      add(game);
    } catch (IllegalArgumentException | PlayException | RulesException e) {
      link.reportBroken(name, MessageCatalogue.of(language).format("local.broken", name));
    }
  }

  /// Creates a game, unless the same request has created it.
  LocalGame create(NewLocalGame asked, long nowMillis) {
    LocalGame existing = games.get(asked.id());
    if (existing != null) {
      return existing;
    }
    LocalGame created = asked.create(nowMillis);
    add(created);
    keep(created);
    return created;
  }

  private void add(LocalGame game) {
    games.put(game.id(), game);
    game.onEvent(snapshot -> receive(game, snapshot));
  }

  private void keep(LocalGame game) {
    link.keep(KeptGame.PREFIX + game.id(), KeptGame.format(game));
  }

  private void receive(LocalGame game, GameSnapshot snapshot) {
    keep(game);
    sockets.stream().filter(socket -> socket.isOf(game)).forEach(socket -> socket.send(snapshot));
    if (snapshot.event().content().action() instanceof PlayerAction.Swap) {
      long now = snapshot.event().content().timeMillis();
      sockets.stream().filter(socket -> socket.isOf(game)).forEach(socket -> socket.sendState(now));
    }
  }

  /// Lets levels resign from now on.
  public void giveUp() {
    replies.giveUp();
  }

  /// Returns a game.
  ///
  /// @throws RequestProblem when there is none with the id
  LocalGame game(String id) {
    LocalGame game = games.get(id);
    if (game == null) {
      throw RequestProblem.noGame(id);
    }
    return game;
  }

  /// Returns the state of a game, which must not be changed.
  ///
  /// @throws RequestProblem when there is none with the id
  public LiveGameState state(String id) {
    return game(id).state();
  }

  Collection<LocalGame> all() {
    return games.values();
  }

  /// Opens a socket of a game.
  ///
  /// @param number the number of the socket
  /// @param request the parameters of its query
  /// @throws RequestProblem when there is no game with the id
  public PageSocket open(int number, String id, OperationRequest request, long nowMillis) {
    LocalGame game = game(id);
    game.resume(nowMillis);
    GameSocket socket = new GameSocket(number, link, this, game, request, nowMillis);
    sockets.add(socket);
    return socket;
  }

  /// Handles the end of a socket. A game that no socket shows is paused.
  void close(GameSocket socket, LocalGame game, long nowMillis) {
    sockets.remove(socket);
    if (sockets.stream().noneMatch(other -> other.isOf(game))) {
      game.pause(nowMillis);
    }
  }

  /// Does what levels and the clock have to do in a game.
  ///
  /// @return how long nothing is to be done, in milliseconds; [PageSocket#IDLE] when nothing is
  long work(LocalGame game, long nowMillis) {
    GameSnapshot snapshot = game.snapshot(nowMillis);
    continueAfter(game, nowMillis);
    long untilReply = replies.work(game, snapshot, nowMillis);
    long untilDeadline =
        snapshot
            .clock()
            .deadlineMillis()
            .map(deadline -> Math.max(1, deadline - nowMillis))
            .orElse(PageSocket.IDLE);
    return Math.min(untilReply, untilDeadline);
  }

  /// Starts the next game of a match, or a rematch, when it is due.
  void continueAfter(LocalGame game, long nowMillis) {
    if (!game.state().isOver() || game.state().rematch().next().isPresent()) {
      return;
    }
    Optional<NextGame> next = NextGame.of(game.state(), this::state);
    if (next.isPresent()) {
      String id = next.get().id();
      if (!games.containsKey(id)) {
        Map<Side, String> names = game.exchangedNames();
        LocalGame created = NewLocalGame.started(id, next.get().text(), names, nowMillis);
        add(created);
        keep(created);
      }
      game.perform(new ServerAction.Continuation(id), game.state().advanceClock(nowMillis));
    }
  }
}
