package tabuleiro.simulation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.server.game.Json;
import tabuleiro.server.simulation.SimulatedWorld;

/// A visitor of a simulated site, who uses its HTTP interface and its sockets as a browser does, at
/// random: creates challenges, leaves them alone, joins those of others at once, plays, continues
/// on another device, and sends requests that must be refused.
final class WebVisitor {
  /// The field that makes a new game a rated one.
  static final String RATED = "\"rated\":true";

  private static final int MAX_TRIES = 6;
  private static final int MAX_STEPS = 25;
  private static final List<String> CLOCKS = List.of("off", "20s", "60s+1s", "60s", "3d/move");

  private final WebClients clients;
  private final SimulatedWorld world;
  private final String secret;
  private final OpenPages pages;

  private int ids;

  WebVisitor(WebClients clients, String name) {
    this(padded(name, 24), clients);
  }

  /// @param secret the secret of the visitor's cookie or token
  WebVisitor(String secret, WebClients clients) {
    this.clients = clients;
    this.world = clients.threads().world();
    this.secret = secret;
    this.pages = new OpenPages(clients, secret);
  }

  /// Returns a member whose device is signed in.
  static WebVisitor ofMember(WebClients clients, String name) {
    return new WebVisitor("ms-" + padded(name, 43), clients);
  }

  private static String padded(String name, int length) {
    return (name + "-".repeat(length)).substring(0, length);
  }

  void pause(long maxMillis) {
    clients.threads().sleepUpTo(Duration.ofMillis(maxMillis));
  }

  String secret() {
    return secret;
  }

  /// Sends a request until an answer tells its outcome.
  Optional<Json> request(String method, String path, String body) {
    return reply(method, path, body).map(reply -> Json.read(reply.body()));
  }

  /// Sends a request until an answer tells its outcome, and returns that answer.
  Optional<WebExchange.Reply> reply(String method, String path, String body) {
    return clients.send(clients.exchange(method, path, secret, body), MAX_TRIES);
  }

  private static String gamePath(String game) {
    return "/api/v2/games/" + game;
  }

  /// Opens a socket, and opens it again whenever it is lost.
  void open(String path) {
    pages.open(path);
  }

  /// Opens the page of a game.
  void openGame(String game) {
    open(gamePath(game) + "/live");
  }

  /// Opens lost sockets again.
  void reconnect() {
    pages.reconnect();
  }

  /// Leaves the pages of all games, with or without closing their connections.
  void leave() {
    leave(world.isOneIn(2));
  }

  /// Leaves the pages of all games.
  ///
  /// @param isSudden whether the connections are not closed
  void leave(boolean isSudden) {
    pages.leave(isSudden);
  }

  void makeAndPlay() {
    String clock = CLOCKS.get(world.below(CLOCKS.size()));
    Optional<Json> made = create(clock);
    if (world.isOneIn(5)) {
      String other = creation("n" + (ids - 1), "45s"); // The same id, another game.
      request("POST", "/api/v2/games", other);
    }
    if (world.isOneIn(6)) {
      sendBadCreation();
    }
    if (made.filter(answer -> answer.has("gameId")).isEmpty()) {
      return;
    }
    String game = made.get().text("gameId");
    clients.announce(game);
    openGame(game);
    if (waitForOpponent(game)) {
      play(game);
    }
    if (!world.isOneIn(4)) {
      leave();
    }
  }

  /// Creates a challenge.
  Optional<Json> create(String clock) {
    return request("POST", "/api/v2/games", creation("n" + ids++, clock));
  }

  private String creation(String id, String clock) {
    boolean isRated = clients.isRated() && !clock.equals("off");
    String variant = isRated ? "8x8" : "4x4";
    return "{\"id\":\"%s\",\"game\":\"talpa\",\"variant\":\"%s\",\"open\":true,\"clock\":\"%s\"%s}"
        .formatted(id, variant, clock, isRated ? "," + RATED : "");
  }

  /// Waits until the game has begun. Returns whether this visitor is still interested then.
  private boolean waitForOpponent(String game) {
    for (int step = 0; step < 12; step++) {
      pause(4000);
      Optional<Json> state = look(game);
      if (state.filter(seen -> !seen.text("ending").isEmpty()).isPresent()) {
        return false;
      }
      if (state.filter(seen -> !seen.isTrue("paused")).isPresent()) {
        return true;
      }
      if (state.isPresent() && world.isOneIn(10)) {
        command(game, state.get(), "\"action\":\"withdraw\"");
      } else if (world.isOneIn(8)) {
        leave();
        pause(70_000);
        if (world.isOneIn(3)) {
          return false;
        }
        openGame(game);
      }
    }
    look(game).ifPresent(state -> command(game, state, "\"action\":\"withdraw\""));
    return true;
  }

  /// Joins a challenge of the lobby, or at once one that was just made.
  void joinAndPlay() {
    pause(3000);
    List<String> offered = new ArrayList<>(clients.announced());
    if (!world.isOneIn(3)) {
      Optional<Json> lobby = request("GET", "/api/v2/lobby", "");
      offered = lobby.map(WebMessages::gamesOf).orElse(List.of());
    }
    if (offered.isEmpty()) {
      return;
    }
    String game = offered.get(world.below(offered.size()));
    if (world.isOneIn(10)) {
      clients.bad("POST", gamePath(game) + "/join", secret, "{\"name\":7}");
    }
    Optional<Json> seated = request("POST", gamePath(game) + "/join", "{\"name\":\"Guest\"}");
    if (seated.filter(answer -> answer.has("side")).isPresent()) {
      openGame(game);
      play(game);
      if (!world.isOneIn(4)) {
        leave();
      }
    }
  }

  /// Returns the state of a game as this visitor sees it; empty when it cannot be read.
  Optional<Json> look(String game) {
    return request("GET", gamePath(game), "").filter(answer -> answer.has("head"));
  }

  /// Plays a game for a while.
  void play(String game) {
    for (int step = 0; step < MAX_STEPS; step++) {
      Optional<Json> looked = look(game);
      if (looked.isEmpty()) {
        return;
      }
      Json state = looked.get();
      if (!state.text("ending").isEmpty() || state.text("side").isEmpty()) {
        return;
      }
      if (world.isOneIn(10)) {
        sendBad(game, state);
      }
      if (world.isOneIn(25)) {
        clients.threads().start(() -> continueOnAnotherDevice(game, state.text("side")));
      }
      if (!state.isTrue("paused")) {
        act(game, state);
      }
      if (world.isOneIn(40)) {
        leave();
        pause(40_000);
        openGame(game);
      }
      if (world.isOneIn(6)) {
        write(game);
      }
      if (clients.isRated() && world.isOneIn(8)) {
        report(game);
      }
      pause(world.isOneIn(4) ? 2500 : 500);
    }
  }

  /// Writes a message to the other player, sometimes twice. Its text is its id.
  private void write(String game) {
    String id = "m" + ids++ + secret;
    for (int i = world.isOneIn(6) ? 2 : 1; i > 0; i--) {
      String body = "{\"id\":\"%s\",\"text\":\"%s\"}".formatted(id, id);
      request("POST", gamePath(game) + "/messages", body);
    }
  }

  /// Reports the game to the operator, sometimes twice, sometimes as a stranger too. The note tells
  /// who has sent it.
  private void report(String game) {
    String reason = List.of("cheating", "insults", "stalling", "other").get(world.below(4));
    String note = "r" + ids++ + secret;
    String body = "{\"reason\":\"%s\",\"note\":\"%s\"}".formatted(reason, note);
    for (int i = world.isOneIn(6) ? 2 : 1; i > 0; i--) {
      request("PUT", gamePath(game) + "/report", body);
    }
    if (world.isOneIn(6)) {
      clients.bad("PUT", gamePath(game) + "/report", clients.stranger(), body);
    }
  }

  /// Makes a move when it is this visitor's turn.
  void act(String game, Json state) {
    boolean isTurn = state.text("position", "toMove").equals(state.text("side"));
    if (WebMessages.isAskedForTakeback(state)) {
      command(game, state, "\"action\":\"accept\",\"offer\":\"takeback\"");
    } else if (isTurn) {
      command(
          game, state, "\"action\":\"move\",\"targets\":" + WebMessages.randomPath(state, world));
    } else if (world.isOneIn(8)) {
      String kind = ids % 2 == 0 ? "draw" : "takeback";
      command(game, state, "\"action\":\"offer\",\"offer\":\"" + kind + "\"");
    } else if (world.isOneIn(30)) {
      command(game, state, "\"action\":\"resign\"");
    }
  }

  /// Sends a command, over HTTP or over the socket, sometimes twice or with another one under the
  /// same id.
  private void command(String game, Json state, String what) {
    String id = secret + "-" + ids++;
    String body = WebMessages.command(id, state, what);
    Optional<SimulatedSocket> socket = pages.socket(gamePath(game) + "/live");
    if (socket.isPresent() && world.isOneIn(2)) {
      clients.sendCommand(socket.get(), game, secret, body);
      pause(200);
    } else {
      request("POST", gamePath(game) + "/commands", body);
    }
    if (world.isOneIn(12)) {
      request("POST", gamePath(game) + "/commands", body);
    }
    if (world.isOneIn(12)) {
      String other = WebMessages.command(id, state, "\"action\":\"offer\",\"offer\":\"takeback\"");
      clients.threads().start(() -> request("POST", gamePath(game) + "/commands", other));
    }
  }

  private void sendBadCreation() {
    String good = creation("bad" + ids++, "60s");
    List<String> bodies = WrongBodies.ofCreation(good);
    clients.bad("POST", "/api/v2/games", secret, bodies.get(world.below(bodies.size())));
  }

  private void sendBad(String game, Json state) {
    String good = WebMessages.command("bad" + ids++ + secret, state, "\"action\":\"resign\"");
    List<String> bodies = WrongBodies.ofCommand(good);
    switch (world.below(5)) {
      case 0 -> clients.bad("POST", gamePath(game) + "/commands", clients.stranger(), good);
      case 1 -> {
        String foreign = state.text("side").equals("first") ? "second" : "first";
        clients.bad(
            "POST",
            gamePath(game) + "/commands",
            secret,
            good.replace("}", ",\"side\":\"" + foreign + "\"}"));
      }
      case 2 ->
          clients.bad(
              "POST", gamePath(game) + "/seat", clients.stranger(), "{\"code\":\"guessed\"}");
      default ->
          clients.bad(
              "POST", gamePath(game) + "/commands", secret, bodies.get(world.below(bodies.size())));
    }
  }

  /// Gives the seat to another device, of two that try the same code, and may end it later.
  private void continueOnAnotherDevice(String game, String side) {
    String devices = gamePath(game) + "/devices?side=" + side;
    Optional<Json> given = request("POST", devices, "").filter(answer -> answer.has("code"));
    if (given.isEmpty()) {
      return;
    }
    String body = "{\"code\":\"" + given.get().text("code") + "\"}";
    WebVisitor phone = new WebVisitor(clients, "device" + ids++ + secret);
    WebVisitor thief = new WebVisitor(clients, "thief" + ids++ + secret);
    if (world.isOneIn(2)) {
      clients.threads().start(() -> thief.request("POST", gamePath(game) + "/seat", body));
    }
    phone.request("POST", gamePath(game) + "/seat", body);
    for (int i = 0; i < 3; i++) {
      pause(1500);
      phone.look(game).ifPresent(state -> phone.offerDraw(game, state));
    }
    if (world.isOneIn(2)) {
      request("DELETE", devices, "");
      for (WebVisitor device : List.of(phone, thief)) {
        device.look(game).ifPresent(state -> device.offerDraw(game, state));
      }
    }
  }

  private void offerDraw(String game, Json state) {
    command(game, state, "\"action\":\"offer\",\"offer\":\"draw\"");
  }
}
