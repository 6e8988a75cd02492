package tabuleiro.simulation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.simulation.SimulatedWorld;

/// The visitors of a simulated site.
final class WebClients {
  private static final int FLOODS = 4;

  /// How many requests with each token are sent within seconds: more than the limits allow.
  private static final int FLOOD = 70;

  private static final int MANY_TOKENS = 6;

  private final ClientThreads threads;
  private final SimulatedWorld world;
  private final WebNetwork network;
  private final List<SimulatedServer> servers;
  private final Optional<AbsentPlayers> absent;
  private final List<PairedVisitor> paired = new ArrayList<>();
  private final List<WebVisitor> visitors = new ArrayList<>();
  private final List<String> announced = new ArrayList<>();
  private final Optional<TournamentPlayers> tournament;
  private final List<AccountHolder> holders = new ArrayList<>();
  private final List<Enthusiast> enthusiasts = new ArrayList<>();
  private final WebVisitor reader;
  private int strangers;

  WebClients(
      ClientThreads threads, WebNetwork network, List<SimulatedServer> servers, SiteSetup setup) {
    this.threads = threads;
    this.world = threads.world();
    this.network = network;
    this.servers = servers;
    this.absent = setup.isLimited() ? Optional.of(new AbsentPlayers(this)) : Optional.empty();
    this.tournament =
        setup.members() > 0
            ? Optional.of(new TournamentPlayers(this, setup.members()))
            : Optional.empty();
    for (int i = 0; i < setup.paired(); i++) {
      paired.add(new PairedVisitor(this, "paired" + i));
    }
    for (int i = 0; i < setup.holders(); i++) {
      holders.add(new AccountHolder(this, i));
    }
    for (int i = 0; i < setup.enthusiasts(); i++) {
      enthusiasts.add(new Enthusiast(this, i, setup.enthusiasts()));
    }
    this.reader = new WebVisitor(this, "reader");
  }

  ClientThreads threads() {
    return threads;
  }

  private static String name(int makers, int number) {
    return (number < makers ? "maker" : "guest") + number;
  }

  /// Returns a player of challenges: a member where games are rated.
  private WebVisitor player(String name) {
    return isRated() ? WebVisitor.ofMember(this, name) : new WebVisitor(this, name);
  }

  /// Starts visitors who make challenges, or join them, several times.
  void startAll(int makers, int guests, int rounds) {
    for (int i = 0; i < makers + guests; i++) {
      boolean isMaker = i < makers;
      WebVisitor visitor = player(name(makers, i));
      visitors.add(visitor);
      threads.start(() -> {
        for (int round = 0; round < (isMaker ? rounds : 4 * rounds); round++) {
          if (isMaker) {
            visitor.makeAndPlay();
          } else {
            visitor.joinAndPlay();
          }
        }
      });
    }
    absent.ifPresent(players -> {
      visitors.addAll(players.visitors());
      threads.start(players::play);
      threads.start(this::flood);
    });
    paired.forEach(each -> {
      visitors.add(each.visitor());
      threads.start(() -> each.searchAndPlay(rounds));
    });
    tournament.ifPresent(players -> {
      visitors.addAll(players.visitors());
      players.visitors().forEach(visitor -> threads.start(() -> players.play(visitor)));
    });
    holders.forEach(holder -> threads.start(() -> holder.live(rounds)));
    enthusiasts.forEach(each -> {
      threads.start(each::live);
      threads.start(each::solve);
    });
    reader.open("/api/v2/lobby/live");
    threads.startForever(this::keepConnected);
  }

  /// Exceeds the rate limits several times: those of one token, or with several those of an
  /// address.
  private void flood() {
    for (int i = 0; i < FLOODS; i++) {
      threads.sleepUpTo(Duration.ofSeconds(60));
      SimulatedServer server = anyServer();
      int tokens = world.isOneIn(2) ? 1 : MANY_TOKENS;
      for (int sent = 0; sent < tokens * FLOOD; sent++) {
        String token = ("flood" + i + "." + sent % tokens + "-".repeat(24)).substring(0, 24);
        WebExchange exchange = exchange("GET", "/api/v2/lobby", token, "");
        threads.start(() -> {
          threads.sleepUpTo(Duration.ofSeconds(2));
          var _ = network.call(server, exchange);
        });
      }
    }
  }

  /// Browsers open lost connections again.
  private void keepConnected() {
    while (true) {
      threads.sleep(Duration.ofSeconds(1));
      List.copyOf(visitors).forEach(WebVisitor::reconnect);
      reader.reconnect();
    }
  }

  /// Returns the players who are notified of their turns, if there are some.
  Optional<AbsentPlayers> absent() {
    return absent;
  }

  /// Stores the accounts of the members who have one from the start.
  ///
  /// @param makers how many make challenges
  /// @param guests how many join them
  void signUp(GameStore store, int makers, int guests) {
    for (int i = 0; isRated() && i < makers + guests; i++) {
      String name = name(makers, i);
      SimulatedMembers.signUp(store, name, List.of(player(name)));
    }
    tournament.ifPresent(players -> players.signUp(store));
    enthusiasts.forEach(each -> each.signUp(store));
  }

  /// Returns whether games with a clock are rated.
  boolean isRated() {
    return !enthusiasts.isEmpty();
  }

  /// Returns the members who play a tournament, if there are some.
  Optional<TournamentPlayers> tournament() {
    return tournament;
  }

  /// Lets half of the makers go away. Each game gets a watcher at any server, which must learn of
  /// it.
  void leaveSome() {
    announced().forEach(game -> connect("/api/v2/games/" + game + "/live", stranger()));
    visitors.stream().filter(_ -> world.isOneIn(2)).forEach(WebVisitor::leave);
  }

  /// Adds a visitor whose lost connections are opened again.
  void add(WebVisitor visitor) {
    visitors.add(visitor);
  }

  private SimulatedServer anyServer() {
    return servers.get(world.below(servers.size()));
  }

  WebExchange exchange(String method, String path, String token, String body) {
    return network.exchange(method, path, token, body);
  }

  /// Sends a request until an answer tells its outcome.
  Optional<WebExchange.Reply> send(WebExchange exchange, int tries) {
    for (int i = 0; i < tries; i++) {
      Optional<WebExchange.Reply> reply = network.call(anyServer(), exchange);
      if (reply.filter(given -> given.status() < 500).isPresent()) {
        return reply;
      }
      threads.sleepUpTo(Duration.ofSeconds(2));
    }
    return Optional.empty();
  }

  /// Sends a request that must be refused.
  void bad(String method, String path, String token, String body) {
    WebExchange exchange = exchange(method, path, token, body);
    exchange.requireRefusal();
    var _ = send(exchange, 1);
  }

  SimulatedSocket connect(String path, String token) {
    return network.connect(anyServer(), path, token);
  }

  /// Sends a command over a socket. The oracle looks for its answer there.
  void sendCommand(SimulatedSocket socket, String game, String token, String body) {
    WebExchange exchange = exchange("SOCKET", "/api/v2/games/" + game + "/commands", token, body);
    exchange.addCopy();
    socket.send(body);
  }

  /// Returns a secret that has no seat.
  String stranger() {
    return ("stranger" + strangers++ + "-".repeat(24)).substring(0, 24);
  }

  /// Tells all visitors of a challenge.
  void announce(String game) {
    announced.add(game);
  }

  List<String> announced() {
    return announced.subList(Math.max(0, announced.size() - 5), announced.size());
  }
}
