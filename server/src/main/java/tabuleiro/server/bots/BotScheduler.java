package tabuleiro.server.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabuleiro.play.PlayException;
import tabuleiro.play.TableException;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.server.event.Actor;
import tabuleiro.server.event.GameAction;
import tabuleiro.server.event.OfferKind;
import tabuleiro.server.live.GameSnapshot;
import tabuleiro.server.live.LiveGame;

/// Lets the computer players of all games move, on a few threads of its own. A player serves one
/// move at a time, so what they hold is bounded by the threads. Safe for several threads.
///
/// A player that fails is asked once more: an outside engine is started anew then. If it fails
/// again, it gives the game up, so that nobody waits for ever. Where the operator has taken an
/// engine away, its games wait until he brings it back.
///
/// Where several servers have one database, the one that has written an event lets the computer
/// answer it. The others wait, and do so only when no answer has come for some time.
public final class BotScheduler implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(BotScheduler.class);

  /// What takes longer than this is long, in milliseconds. A guess: nobody notices less.
  private static final long SHORT_MILLIS = 300;

  /// How quickly two computers follow each other, in milliseconds, so that people can watch.
  private static final long PACE_MILLIS = 500;

  /// How long to wait for the threads at the end, in milliseconds.
  private static final long END_MILLIS = 2000;

  /// How long a server waits for the answer of another one, in milliseconds: longer than a thought,
  /// and as long as somebody likes to wait for a server that is gone. A guess.
  private static final long GRACE_MILLIS = ThinkingTime.MAX_MILLIS + 2000;

  private static final int ATTEMPTS = 2;

  private final BotCatalogue catalogue;
  private final MoveTaskQueue queue;
  private final long paceMillis;
  private final long graceMillis;
  private final AtomicInteger asked = new AtomicInteger();
  private final List<Thread> threads = new ArrayList<>();

  /// Begins to wait for games.
  ///
  /// @param catalogue has the players; is closed with this
  /// @param threads how many think at once
  public BotScheduler(BotCatalogue catalogue, int threads) {
    this(catalogue, threads, PACE_MILLIS, GRACE_MILLIS);
  }

  @SuppressWarnings("ThreadPriorityCheck") // A hint: nothing depends on it.
  BotScheduler(BotCatalogue catalogue, int threads, long paceMillis, long graceMillis) {
    this.catalogue = catalogue;
    this.paceMillis = paceMillis;
    this.graceMillis = graceMillis;
    this.queue = new MoveTaskQueue(Math.max(1, threads - 1));
    for (int i = 1; i <= threads; i++) {
      // Where the system looks at priorities, those who serve go first.
      this.threads.add(
          Thread.ofPlatform()
              .name("bot-" + i)
              .daemon()
              .priority(Thread.MIN_PRIORITY)
              .start(this::work));
    }
  }

  /// Looks whether a computer has something to do in a game. Quick, and fit to observe all games.
  public void onLocalChange(LiveGame game, GameSnapshot moment) {
    moment.offers().forEach((proposal, side) -> answer(game, moment, proposal, side));
    Optional<String> player = moment.turn().flatMap(side -> player(moment, side));
    if (player.isEmpty()) {
      queue.cancel(game.id());
    } else if (!isWanted(game, moment)) {
      queue.add(task(game, moment, player.get()));
    }
  }

  private boolean isWanted(LiveGame game, GameSnapshot moment) {
    return queue.find(game.id()).filter(task -> task.isSameTurn(moment)).isPresent();
  }

  /// Looks whether a computer has something to do in a game that another server may see to. Quick,
  /// and fit to observe all games.
  public void onRemoteChange(LiveGame game, GameSnapshot moment) {
    if (hasComputer(moment) && !isWanted(game, moment)) {
      queue.cancel(game.id());
      Thread.startVirtualThread(new FailoverTask(this, game, moment, graceMillis));
    }
  }

  private static boolean hasComputer(GameSnapshot moment) {
    return Arrays.stream(Side.values()).anyMatch(side -> player(moment, side).isPresent());
  }

  private static Optional<String> player(GameSnapshot moment, Side side) {
    return moment.setup().seat(side).playerId();
  }

  private static MoveTask task(LiveGame game, GameSnapshot moment, String player) {
    String family = moment.position().game().id().game();
    long cost = ThinkingTime.estimateMillis(family, player);
    long due = System.currentTimeMillis() + cost;
    return new MoveTask(game, moment, player, due, cost > SHORT_MILLIS, new StopSignal());
  }

  /// A computer goes on playing, gives moves back, and is always ready for another game.
  private static void answer(
      LiveGame game, GameSnapshot moment, OfferKind proposal, Side offering) {
    if (player(moment, offering.other()).isEmpty()) {
      return;
    }
    GameAction deed = new GameAction.OfferResponse(proposal, proposal != OfferKind.DRAW);
    Thread.startVirtualThread(
        new ActionSubmitter(
            game,
            Actor.of(offering.other()),
            deed,
            moment.event().content().timeMillis(),
            now -> offering.equals(now.offers().get(proposal))));
  }

  /// Returns how many moves wait for a thread.
  public int waitingCount() {
    return queue.waitingCount();
  }

  /// Returns how often a player was asked for a move.
  public int requestCount() {
    return asked.get();
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
    try {
      Optional<GameAction> deed = decide(task, players);
      if (deed.isEmpty() || task.stop().isRequested()) {
        queue.remove(task);
      } else {
        long decided = System.currentTimeMillis();
        Thread.startVirtualThread(() -> say(task, deed.get(), decided));
      }
    } catch (RuntimeException | Error e) {
      LOG.error("a defect while {} thought", task.player(), e);
      queue.remove(task);
    } finally {
      queue.finishThinking(task);
    }
  }

  /// Returns what the player wants to do; empty when there is no such player now.
  private Optional<GameAction> decide(MoveTask task, PlayerCache players) {
    Position position = task.snapshot().position();
    String family = position.game().id().game();
    for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
      long now = System.currentTimeMillis();
      MoveRequest turn =
          new MoveRequest(
              position,
              ThinkingTime.limits(task.snapshot().clock(), task.side(), now),
              RandomGenerator.getDefault(),
              task.stop(),
              thought -> {});
      try (Player player = players.borrow(family, task.player())) {
        asked.incrementAndGet();
        return Optional.of(new GameAction.Move(position.formatMove(player.chooseMove(turn))));
      } catch (TableException e) {
        LOG.warn("a game of {} waits for the player {}", family, task.player());
        return Optional.empty();
      } catch (PlayException e) {
        LOG.warn("the player {} has failed at {}: {}", task.player(), family, e.getMessage());
      }
    }
    return Optional.of(new GameAction.Resignation());
  }

  private void say(MoveTask task, GameAction deed, long decidedMillis) {
    try {
      GameSnapshot moment = task.snapshot();
      if (player(moment, task.side().other()).isPresent()) {
        long passed = System.currentTimeMillis() - moment.event().content().timeMillis();
        Thread.sleep(Math.clamp(paceMillis - passed, 0, paceMillis));
      }
      Optional<Side> side = Optional.of(task.side());
      new ActionSubmitter(
              task.game(),
              Actor.of(task.side()),
              deed,
              decidedMillis,
              now -> task.isSameTurn(now) && now.turn().equals(side))
          .run();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      queue.remove(task);
    }
  }

  /// Ends all thinking, and the programs of outside engines.
  @Override
  public void close() {
    queue.close();
    try {
      for (Thread thread : threads) {
        thread.join(END_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    catalogue.close();
  }
}
