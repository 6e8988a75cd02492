package tabuleiro.server.fairplay;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import tabuleiro.games.Games;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.rating.GameRatingStore;
import tabuleiro.server.rating.RatedPosition;
import tabuleiro.view.study.StudyRecord;

/// Says which positions are near a rated game in progress, so that the server gives no help with
/// them. A position is near when its board differs from that of the game, or from an image of it,
/// by no more than two moves change: so are the positions that two moves lead to, either way, and
/// those with a piece put elsewhere by hand. Whose turn it is, counters and the name of the variant
/// do not matter. Thread-safe.
public final class FairPlayGuard {
  /// How many moves away help begins.
  private static final int MAX_PLIES = 2;

  /// How long this server may not know of a move that another server has stored. Its own moves it
  /// knows at once. A guess: shorter than a person needs to ask, and few queries.
  private static final Duration MAX_AGE = Duration.ofMillis(200);

  private final GameRatingStore ratings;
  private final Function<String, Position> stored;
  private final LongSupplier nanoTime;
  private final Map<GameId, BoardChange> changes = new ConcurrentHashMap<>();
  private final AtomicInteger version = new AtomicInteger();
  private final ReentrantLock lock = new ReentrantLock();
  private Known known = new Known(Map.of(), -1, 0);

  /// @param store the rated games
  /// @param nanoTime the time, in nanoseconds
  public FairPlayGuard(GameStore store, LongSupplier nanoTime) {
    this.ratings = new GameRatingStore(store.database());
    this.stored = game -> LiveGames.positions(store.archive().game(game)).getLast();
    this.nanoTime = nanoTime;
  }

  /// The rated games in progress at a moment.
  private record Known(Map<RatedPosition, RatedBoard> boards, int version, long nanos) {}

  /// The board of a rated game in progress.
  private record RatedBoard(RatedPosition position, NearbyBoards near) {
    boolean isOfFamily(String family) {
      return position.board().game().equals(family);
    }
  }

  /// Notices an event of a game; an observer of all games.
  public void onChange(GameSnapshot snapshot) {
    if (snapshot.series().isRated()) {
      version.incrementAndGet();
    }
  }

  /// Checks that the server may help with a position.
  ///
  /// @throws ProblemException when the position is near a rated game in progress
  public void require(Position position) {
    if (isNear(position)) {
      throw refusal();
    }
  }

  /// Checks that the server may help with a record. The positions between the first and the last of
  /// a line are not checked: many games share an opening.
  ///
  /// @return the record
  /// @throws ProblemException when the initial position, or the last one of the main line or of a
  ///   variation, is near a rated game in progress
  public StudyRecord require(StudyRecord record) {
    record.endPositions().forEach(this::require);
    return record;
  }

  /// Returns the answer to a request for help that is refused.
  public static ProblemException refusal() {
    return new ProblemException(403, "rated", Message.of("fairplay.near"));
  }

  /// Checks that the server may help with the last position of a variation.
  ///
  /// @throws ProblemException when it is near a rated game in progress, or the variation passes
  ///   through the current position of one
  public void requireLast(List<Position> variation) {
    require(variation.getLast());
    if (variation.stream().anyMatch(position -> isWithin(position, 0))) {
      throw refusal();
    }
  }

  /// Returns whether a position is near a rated game in progress. The start of a game never is.
  public boolean isNear(Position position) {
    return isWithin(position, MAX_PLIES);
  }

  private boolean isWithin(Position position, int plies) {
    return isAnyWithin(position, plies, boards(position)) && !isStart(position);
  }

  /// Returns whether a rated game of a family, such as `talpa`, is in progress and past its
  /// beginning: otherwise none of its positions is near one.
  public boolean isAnyInProgress(String family) {
    return known().boards().values().stream().anyMatch(board -> board.isOfFamily(family));
  }

  /// Returns whether a move of a computer would be help in a rated game between people: the
  /// position is the current one of such a game, or at most one move away.
  ///
  /// @param game the id of the game in which the computer is to move
  public boolean isHelp(String game, Position position) {
    try {
      List<RatedBoard> others =
          boards(position).stream()
              .filter(board -> board.position().isBetweenPeople())
              .filter(board -> !board.position().game().equals(game))
              .toList();
      return isAnyWithin(position, 1, others);
    } catch (StoreException e) {
      return false; // The game goes on when the database is away.
    }
  }

  private static boolean isStart(Position position) {
    Game game = position.game();
    return !game.hasRandomStart() && position.format().equals(game.start(1).format());
  }

  private static boolean isAnyWithin(Position position, int plies, List<RatedBoard> boards) {
    if (boards.isEmpty()) {
      return false;
    }
    PlacedPieces asked = PlacedPieces.of(position);
    List<RatedBoard> similar =
        boards.stream().filter(board -> board.near().canContain(asked.count(), plies)).toList();
    if (similar.isEmpty()) {
      return false;
    }
    List<PlacedPieces> images = asked.images();
    return similar.stream().anyMatch(board -> board.near().contains(images, plies));
  }

  private List<RatedBoard> boards(Position asked) {
    String family = asked.game().id().game();
    return known().boards().values().stream().filter(board -> board.isOfFamily(family)).toList();
  }

  /// Returns the rated games in progress, with all moves that this server has stored.
  private Known known() {
    lock.lock(); // Not a monitor, which must not be held while the database is read.
    try {
      return readKnown();
    } finally {
      lock.unlock();
    }
  }

  private Known readKnown() {
    int current = version.get();
    long now = nanoTime.getAsLong();
    if (known.version() != current || now - known.nanos() > MAX_AGE.toNanos()) {
      Map<RatedPosition, RatedBoard> before = known.boards();
      Map<RatedPosition, RatedBoard> boards =
          ratings.positionsInProgress().stream()
              .collect(
                  Collectors.toMap(
                      Function.identity(),
                      position -> {
                        RatedBoard board = before.get(position);
                        return board == null ? read(position) : board;
                      }));
      known = new Known(boards, current, now);
    }
    return known;
  }

  private RatedBoard read(RatedPosition row) {
    Position position =
        row.text().isEmpty() ? stored.apply(row.game()) : game(row.board()).parse(row.text());
    BoardChange change =
        changes.computeIfAbsent(row.board(), _ -> BoardChange.ofMove(position.game()));
    return new RatedBoard(row, new NearbyBoards(position, change));
  }

  private static Game game(GameId id) {
    return Games.find(id.game()).orElseThrow().game(id.variant());
  }
}
