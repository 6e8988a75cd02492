package tabuleiro.server.bots;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiPredicate;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabuleiro.engine.Level;
import tabuleiro.play.PlayException;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.GameAction;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.OfferKind;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.StopSignal;
import tabuleiro.play.session.SessionException;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.kernel.schedule.Scheduler;
import tabuleiro.server.kernel.tracing.ActiveSpan;
import tabuleiro.server.kernel.tracing.TraceContext;
import tabuleiro.server.kernel.tracing.Tracing;

/// Computes the moves of the computer players of all games on a fixed number of threads. A player
/// computes one move at a time, so the number of threads bounds the memory. Thread-safe.
///
/// When a player fails, it is asked once more; an external engine is restarted for that. When it
/// fails again, it resigns, so that its opponent need not wait. When the operator has removed an
/// engine, its games wait until the engine is configured again.
///
/// When several servers share a database, the server that has stored an event computes the
/// computer's answer. The others take over only when no answer was stored for some time.
public final class BotScheduler implements AutoCloseable, MeterBinder {
  private static final Logger LOG = LoggerFactory.getLogger(BotScheduler.class);

  /// A computation that takes longer is a long one, in milliseconds. A guess: a shorter wait is not
  /// noticed.
  private static final long SHORT_MILLIS = 300;

  /// The least time between a move and a computer's answer, in milliseconds, so that people see
  /// both: an answer at once would be drawn while their own piece still moves.
  private static final long PACE_MILLIS = 600;

  /// How long to wait for the threads to end, in milliseconds.
  private static final long SHUTDOWN_MILLIS = 2000;

  /// How long a server waits for another server's answer, in milliseconds: longer than any
  /// computation, and as long as people accept a delay when a server has failed. A guess.
  private static final long GRACE_MILLIS = ThinkingTime.MAX_MILLIS + 2000;

  private static final int ATTEMPTS = 2;

  /// In how many plies of a rated game the highest level varies its moves. A guess: four moves,
  /// each with several that are nearly as good.
  private static final int VARIED_PLIES = 8;

  /// The level that moves where the move of a stronger player would be help in a rated game between
  /// people. A guess: weak enough to help nobody, and not absurd.
  private static final int HELPLESS_LEVEL = 2;

  private final BotCatalogue catalogue;
  private final Scheduler scheduler;
  private final Supplier<RandomGenerator> random;
  private final Tracing tracing;
  private final BiPredicate<String, Position> isHelp;
  private final BotMetrics metrics = new BotMetrics();
  private final MoveTaskQueue queue;
  private final long paceMillis;
  private final long graceMillis;
  private final AtomicInteger requests = new AtomicInteger();
  private final List<Thread> threads = new ArrayList<>();

  /// Starts the threads.
  ///
  /// @param catalogue the players; closed with this scheduler
  /// @param threads how many moves are computed at once; 0 when other servers compute all moves, so
  ///   that only offers are answered here
  /// @param scheduler the time and the threads
  /// @param random returns a source of random numbers for each move
  /// @param tracing receives the spans of the moves
  /// @param isHelp whether a strong move in a position of the game with an id would be help in a
  ///   rated game between people
  public BotScheduler(
      BotCatalogue catalogue,
      int threads,
      Scheduler scheduler,
      Supplier<RandomGenerator> random,
      Tracing tracing,
      BiPredicate<String, Position> isHelp) {
    this(catalogue, threads, scheduler, random, tracing, isHelp, PACE_MILLIS, GRACE_MILLIS);
  }

  BotScheduler(
      BotCatalogue catalogue,
      int threads,
      Scheduler scheduler,
      Supplier<RandomGenerator> random,
      Tracing tracing,
      BiPredicate<String, Position> isHelp,
      long paceMillis,
      long graceMillis) {
    this.catalogue = catalogue;
    this.scheduler = scheduler;
    this.random = random;
    this.tracing = tracing;
    this.isHelp = isHelp;
    this.paceMillis = paceMillis;
    this.graceMillis = graceMillis;
    this.queue = new MoveTaskQueue(Math.max(1, threads - 1));
    for (int i = 1; i <= threads; i++) {
      this.threads.add(scheduler.startThread("bot-" + i, true, this::work));
    }
  }

  /// Schedules what a computer has to do after an event that this server has stored. Fast enough
  /// for an observer of all games.
  public void onLocalChange(LiveGame game, GameSnapshot snapshot) {
    onLocalChange(game, snapshot, tracing.current());
  }

  /// Schedules what a computer has to do after an event; see [#onLocalChange(LiveGame,
  /// GameSnapshot)].
  ///
  /// @param cause the span that has caused the event
  public void onLocalChange(LiveGame game, GameSnapshot snapshot, TraceContext cause) {
    snapshot.offers().forEach((kind, side) -> answerOffer(game, snapshot, kind, side));
    Optional<String> player = snapshot.turn().flatMap(side -> computerPlayer(snapshot, side));
    if (player.isEmpty() || threads.isEmpty()) {
      queue.cancel(game.id());
    } else if (!isScheduled(game, snapshot)) {
      queue.add(task(game, snapshot, player.get(), cause));
    }
  }

  private boolean isScheduled(LiveGame game, GameSnapshot snapshot) {
    return queue.find(game.id()).filter(task -> task.isSameTurn(snapshot)).isPresent();
  }

  /// Schedules a check after an event that another server has stored and should handle. Fast enough
  /// for an observer of all games.
  public void onRemoteChange(LiveGame game, GameSnapshot snapshot) {
    if (hasComputer(snapshot) && !isScheduled(game, snapshot)) {
      queue.cancel(game.id());
      scheduler.execute(new FailoverTask(this, scheduler, game, snapshot, graceMillis));
    }
  }

  private static boolean hasComputer(GameSnapshot snapshot) {
    return Arrays.stream(Side.values())
        .anyMatch(side -> computerPlayer(snapshot, side).isPresent());
  }

  private static boolean isBetweenComputers(GameSnapshot snapshot) {
    return Arrays.stream(Side.values())
        .allMatch(side -> computerPlayer(snapshot, side).isPresent());
  }

  private static Optional<String> computerPlayer(GameSnapshot snapshot, Side side) {
    return snapshot.setup().seat(side).playerId();
  }

  private MoveTask task(LiveGame game, GameSnapshot snapshot, String player, TraceContext cause) {
    String family = snapshot.position().game().id().game();
    long cost = ThinkingTime.estimateMillis(family, player);
    long due = scheduler.millis() + cost;
    // A game between computers would be one trace without an end.
    TraceContext human = isBetweenComputers(snapshot) ? TraceContext.NONE : cause;
    return new MoveTask(game, snapshot, player, due, cost > SHORT_MILLIS, human, new StopSignal());
  }

  /// A computer declines draws, and accepts takebacks and rematches.
  private void answerOffer(LiveGame game, GameSnapshot snapshot, OfferKind kind, Side offering) {
    if (computerPlayer(snapshot, offering.other()).isEmpty()) {
      return;
    }
    GameAction action = new PlayerAction.OfferResponse(kind, kind != OfferKind.DRAW);
    scheduler.execute(
        new ActionSubmitter(
            scheduler,
            game,
            Actor.of(offering.other()),
            action,
            snapshot.event().content().timeMillis(),
            now -> offering.equals(now.offers().get(kind))));
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    metrics.bindTo(registry, threads.size(), queue::waitingCount);
  }

  /// Returns how many moves wait for a thread.
  public int waitingCount() {
    return queue.waitingCount();
  }

  /// Returns how many moves were requested from players.
  public int requestCount() {
    return requests.get();
  }

  private void work() {
    PlayerCache players = new PlayerCache(catalogue);
    try {
      for (var task = queue.take(); task.isPresent(); task = queue.take()) {
        work(task.get(), players);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void work(MoveTask task, PlayerCache players) {
    long began = scheduler.nanoTime();
    metrics.recordStart(waitedMillis(task));
    try (ActiveSpan span = tracing.start("computer move", task.cause())) {
      span.set("tabuleiro.game", task.snapshot().position().game().id().game());
      span.set("tabuleiro.player", task.player());
      Optional<GameAction> action = decide(task, players);
      if (action.isEmpty() || task.stop().isRequested()) {
        queue.remove(task);
      } else {
        long decided = scheduler.millis();
        TraceContext decision = tracing.current();
        scheduler.execute(() -> submit(task, action.get(), decided, decision));
      }
    } catch (RuntimeException | Error e) {
      LOG.error("the player {} has failed with an internal error", task.player(), e);
      queue.remove(task);
    } finally {
      metrics.recordEnd(scheduler.nanoTime() - began);
      queue.finishThinking(task);
    }
  }

  private long waitedMillis(MoveTask task) {
    String family = task.snapshot().position().game().id().game();
    long queuedMillis = task.dueMillis() - ThinkingTime.estimateMillis(family, task.player());
    return scheduler.millis() - queuedMillis;
  }

  /// Returns the player's action; empty when the player is not available.
  private Optional<GameAction> decide(MoveTask task, PlayerCache players) {
    Position position = task.snapshot().position();
    String family = position.game().id().game();
    String name = isHelp.test(task.game().id(), position) ? helpless(task.player()) : task.player();
    for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
      long now = scheduler.millis();
      MoveRequest turn =
          new MoveRequest(
              position,
              task.snapshot().clock().moveLimits(task.side(), now, ThinkingTime.MAX_MILLIS),
              random.get(),
              task.stop(),
              info -> {});
      try (Player player = borrow(task, name, players)) {
        requests.incrementAndGet();
        return Optional.of(new PlayerAction.Move(position.formatMove(player.chooseMove(turn))));
      } catch (SessionException e) {
        LOG.warn(
            "a game of {} waits because the player {} is not available", family, task.player());
        return Optional.empty();
      } catch (PlayException e) {
        LOG.warn(
            "the player {} has failed in a game of {}: {}", task.player(), family, e.getMessage());
      }
    }
    return Optional.of(new PlayerAction.Resignation());
  }

  /// Returns a player for a task. In a rated game the openings differ from game to game: who has
  /// won once cannot repeat it move by move.
  private static Player borrow(MoveTask task, String name, PlayerCache players) {
    GameSnapshot snapshot = task.snapshot();
    Game game = snapshot.position().game();
    return snapshot.series().isRated() && snapshot.ply() < VARIED_PLIES
        ? players.borrowVaried(game, name)
        : players.borrow(game, name);
  }

  private static String helpless(String player) {
    return player.equals(String.valueOf(Level.LOWEST)) ? player : String.valueOf(HELPLESS_LEVEL);
  }

  private void submit(MoveTask task, GameAction action, long decidedMillis, TraceContext decision) {
    try (ActiveSpan _ = tracing.start("computer command", decision)) {
      GameSnapshot snapshot = task.snapshot();
      long passed = scheduler.millis() - snapshot.event().content().timeMillis();
      scheduler.sleep(Duration.ofMillis(Math.clamp(paceMillis - passed, 0, paceMillis)));
      Optional<Side> side = Optional.of(task.side());
      new ActionSubmitter(
              scheduler,
              task.game(),
              Actor.of(task.side()),
              action,
              decidedMillis,
              now -> task.isSameTurn(now) && now.turn().equals(side))
          .run();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      queue.remove(task);
    }
  }

  /// Stops all computations, and the programs of external engines.
  @Override
  public void close() {
    queue.close();
    try {
      for (Thread thread : threads) {
        thread.join(SHUTDOWN_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    catalogue.close();
  }
}
