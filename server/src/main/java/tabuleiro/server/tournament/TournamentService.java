package tabuleiro.server.tournament;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.rules.Message;
import tabuleiro.server.account.Member;
import tabuleiro.server.account.MemberStore;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.game.CreatedGame;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.database.StoreFailure;
import tabuleiro.server.kernel.schedule.Scheduler;
import tabuleiro.server.rating.CurrentRatings;
import tabuleiro.server.rating.GameRatingStore;
import tabuleiro.server.tournament.TournamentStore.Outcome;

/// Changes tournaments: what members ask for, and the rounds that follow from results. A round is
/// paired by whichever server sees its last result first; the store lets it happen once.
/// Thread-safe.
///
/// All methods wait for the disk, so call them on a virtual thread.
final class TournamentService {
  /// How many unfinished tournaments a member may have. A guess.
  private static final int MAX_OWNED = 5;

  /// How many players a tournament may have: the pairing of 200 players takes up to two seconds.
  private static final int MAX_PLAYERS = 200;

  /// How many players a round robin may have. A guess: a round for each.
  private static final int MAX_ROUND_ROBIN = 24;

  /// How many players simultaneous games may have. A guess: one person plays on all boards.
  private static final int MAX_SIMULTANEOUS = 41;

  /// How often running tournaments are looked at: for the end of an arena, and for the rounds of a
  /// server that was killed. A guess.
  private static final Duration LOOK_PERIOD = Duration.ofSeconds(5);

  private static final Logger LOG = LoggerFactory.getLogger(TournamentService.class);

  private final TournamentStore store;
  private final MemberStore members;
  private final CurrentRatings ratings;
  private final LiveGames games;
  private final Scheduler scheduler;
  private final Consumer<String> listener;

  /// One pairing at a time: it takes long, and most of the others would find it done.
  private final ReentrantLock pairing = new ReentrantLock();

  /// @param listener hears of each tournament that has changed; it must return quickly
  TournamentService(GameStore store, LiveGames games, Consumer<String> listener) {
    this.store = new TournamentStore(store.database());
    this.members = new MemberStore(store.database());
    this.ratings = new CurrentRatings(new GameRatingStore(store.database()));
    this.games = games;
    this.scheduler = games.scheduler();
    this.listener = listener;
    games.addObserver((_, snapshot) -> onChange(snapshot));
    Future<?> _ = scheduler.schedule(this::advanceAll, LOOK_PERIOD);
  }

  private void onChange(GameSnapshot snapshot) {
    snapshot
        .series()
        .tournament()
        .ifPresent(id -> {
          if (snapshot.ending().isPresent()) {
            scheduler.execute(() -> {
              listener.accept(id);
              advanceQuietly(id);
            });
          }
        });
  }

  private void advanceAll() {
    try {
      store.running().forEach(this::advanceQuietly);
    } catch (StoreException e) {
      if (e.failure() == StoreFailure.CLOSED) {
        return;
      }
    }
    Future<?> _ = scheduler.schedule(this::advanceAll, LOOK_PERIOD);
  }

  /// Advances a tournament. While the database is away, [#advanceAll()] tries again.
  private void advanceQuietly(String id) {
    try {
      advance(id);
    } catch (StoreException e) {
      LOG.debug("a tournament cannot be advanced now: {}", e.message().key());
    }
  }

  /// Takes the steps that follow in a tournament.
  private void advance(String id) {
    pairing.lock();
    try {
      boolean isDone = true;
      while (isDone) {
        isDone = advanceOnce(id);
      }
    } finally {
      pairing.unlock();
    }
  }

  /// Returns whether another step may follow.
  private boolean advanceOnce(String id) {
    long now = scheduler.millis();
    Optional<TournamentState> state = store.find(id);
    Optional<TournamentStep> step = state.flatMap(found -> TournamentDirector.next(found, now));
    if (step.isEmpty()) {
      return false;
    }
    boolean isTaken = Database.await(store.advance(state.get().tournament(), step.get(), now));
    if (isTaken && step.get() instanceof TournamentStep.Round round) {
      round.games().forEach(this::announce);
    }
    listener.accept(id);
    return true; // When another server was faster, there may be more to do.
  }

  /// Starts a game. When that fails it is done later, as for every game with both players.
  private void announce(CreatedGame game) {
    try {
      games.announce(game.info().id(), scheduler.millis());
    } catch (StoreException e) {
      LOG.debug("a game of a tournament starts later: {}", e.message().key());
    }
  }

  /// Creates a tournament.
  ///
  /// @return its id
  /// @throws ProblemException when the member has too many
  String create(PlayerId owner, NewTournamentRequest request) {
    String id = Tokens.gameId(Tokens.sha256(owner.text() + "\n" + request.id()));
    Tournament made =
        new Tournament(
            id,
            request.plan(),
            Optional.of(owner),
            TournamentStatus.OPEN,
            0,
            0,
            scheduler.millis(),
            0);
    Outcome outcome = Database.await(store.create(made, owner, MAX_OWNED));
    if (outcome == Outcome.FULL) {
      throw new ProblemException(409, "full", Message.of("tournament.too-many", MAX_OWNED));
    }
    return id;
  }

  /// Returns a tournament with its players and games.
  ///
  /// @throws ProblemException when there is none with the id
  TournamentState state(String id) {
    return store.find(id).orElseThrow(ProblemException::notFound);
  }

  /// Adds a member or a level.
  ///
  /// @param level the level; empty for the caller
  /// @throws ProblemException when that is not possible now, or not allowed
  void enter(PlayerId caller, String id, Optional<String> level) {
    Tournament tournament = state(id).tournament();
    TournamentPlan plan = tournament.plan();
    level.ifPresent(_ -> requireOwner(caller, tournament));
    if (!plan.allowsComputers() && isComputer(caller, level)) {
      throw new ProblemException(403, "computers", Message.of("tournament.no-computers"));
    }
    boolean isTooLate =
        switch (plan.format()) {
          case SWISS -> tournament.round() >= plan.length();
          case ROUND_ROBIN, SIMULTANEOUS -> tournament.round() > 0;
          case ARENA -> false;
        };
    if (isTooLate) {
      throw wrongStatus();
    }
    int limit = maxPlayers(plan.format());
    int rating = rating(plan, caller, level);
    Outcome outcome = Database.await(store.enter(id, competitor(caller, level), rating, limit));
    if (outcome == Outcome.FULL) {
      throw new ProblemException(409, "full", Message.of("tournament.full", limit));
    }
    finish(id, outcome);
  }

  private static int maxPlayers(TournamentFormat format) {
    return switch (format) {
      case SWISS, ARENA -> MAX_PLAYERS;
      case ROUND_ROBIN -> MAX_ROUND_ROBIN;
      case SIMULTANEOUS -> MAX_SIMULTANEOUS;
    };
  }

  /// Returns the rating of a player at the entry, in Elo points.
  private int rating(TournamentPlan plan, PlayerId caller, Optional<String> level) {
    return level
        .map(text -> CurrentRatings.ofLevel(plan.board(), text))
        .orElseGet(() -> ratings.of(caller, plan.board(), plan.clock()));
  }

  private static Competitor competitor(PlayerId caller, Optional<String> level) {
    return level
        .<Competitor>map(Competitor.Level::new)
        .orElseGet(() -> new Competitor.Account(caller));
  }

  private boolean isComputer(PlayerId caller, Optional<String> level) {
    return level.isPresent() || members.find(caller).filter(Member::isBot).isPresent();
  }

  private static void requireOwner(PlayerId caller, Tournament tournament) {
    if (!tournament.owner().equals(Optional.of(caller))) {
      throw new ProblemException(403, "owner", Message.of("tournament.not-owner"));
    }
  }

  /// Withdraws a member or a level.
  ///
  /// @param level the level; empty for the caller
  /// @throws ProblemException when that is not possible now, or not allowed
  void withdraw(PlayerId caller, String id, Optional<String> level) {
    Tournament tournament = state(id).tournament();
    level.ifPresent(_ -> requireOwner(caller, tournament));
    finish(id, Database.await(store.withdraw(id, competitor(caller, level))));
  }

  /// Starts a tournament, or continues it after a pause.
  ///
  /// @throws ProblemException when the caller is not its owner, or there are too few players
  void start(PlayerId caller, String id) {
    TournamentState state = state(id);
    requireOwner(caller, state.tournament());
    boolean isTooSmall =
        state.tournament().status() == TournamentStatus.OPEN && state.entrants().size() < 2;
    if (isTooSmall) {
      throw new ProblemException(409, "few", Message.of("tournament.few"));
    }
    boolean isHostAway =
        state.tournament().plan().format() == TournamentFormat.SIMULTANEOUS
            && new RankedResults(state).presentRank(Optional.of(caller)).isEmpty();
    if (isHostAway) {
      throw new ProblemException(409, "host", Message.of("tournament.host"));
    }
    finish(id, Database.await(store.start(id, scheduler.millis())));
  }

  /// Pauses a tournament.
  ///
  /// @throws ProblemException when the caller is not its owner
  void pause(PlayerId caller, String id) {
    requireOwner(caller, state(id).tournament());
    finish(id, Database.await(store.pause(id)));
  }

  private void finish(String id, Outcome outcome) {
    if (outcome == Outcome.WRONG_STATUS) {
      throw wrongStatus();
    }
    listener.accept(id);
    scheduler.execute(() -> advanceQuietly(id));
  }

  private static ProblemException wrongStatus() {
    return new ProblemException(409, "status", Message.of("tournament.wrong-status"));
  }
}
