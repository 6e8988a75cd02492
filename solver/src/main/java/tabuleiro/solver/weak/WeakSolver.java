package tabuleiro.solver.weak;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import tabuleiro.rules.Position;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.MoveClaims;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverTrail;

/// The weak solver: finds the value of one position, and moves that keep it. Its threads search the
/// same tree and share results through a transposition table. With one thread the nodes are the
/// same in every run, even if the run was interrupted and resumed from a checkpoint.
///
/// Where keys are hashes, a collision could make a value wrong; a certificate excludes that.
public final class WeakSolver implements AutoCloseable {
  private static final int DRAW = 1;
  private static final int WIN = 2;
  private static final long PROGRESS_MILLIS = 1000;

  private final SolverGame game;
  private final Position position;
  private final Arena arena = Arena.ofShared();
  private final SolverTranspositionTable table;
  private final List<SearchThread> workers = new ArrayList<>();

  /// The current goal: 2 is a win, 1 is at least a draw.
  private int rank = WIN;

  private long earlierMillis;

  /// The search of a thread and its trail.
  private record SearchThread(NullWindowSearch search, SolverTrail trail) {}

  /// Creates a solver.
  ///
  /// @param position a position of the game that is not over
  /// @param bytes the memory of the transposition table in bytes
  /// @param threads the number of search threads, at least 1
  public WeakSolver(SolverGame game, Position position, long bytes, int threads) {
    this.game = game;
    this.position = position;
    table = new SolverTranspositionTable(arena, bytes);
    Optional<MoveClaims> claims =
        threads == 1 ? Optional.empty() : Optional.of(new MoveClaims(threads));
    for (int i = 0; i < threads; i++) {
      workers.add(worker(claims));
    }
  }

  private SearchThread worker(Optional<MoveClaims> claims) {
    return new SearchThread(new NullWindowSearch(game, table, claims), game.trail(position));
  }

  /// Solves the position, or continues after a stop.
  ///
  /// @param stop checked often, by all threads
  /// @param listener receives the progress about once a second
  /// @return the value for the side to move, or empty when the solver was stopped
  public Optional<GameValue> solve(BooleanSupplier stop, Consumer<WeakSolverProgress> listener) {
    while (true) {
      Optional<Boolean> answer = searchAll(stop, listener);
      if (answer.isEmpty()) {
        return Optional.empty();
      }
      if (answer.get()) {
        return Optional.of(rank == WIN ? GameValue.WIN : GameValue.DRAW);
      }
      if (rank == DRAW || !game.hasDraws()) {
        return Optional.of(GameValue.LOSS);
      }
      rank = DRAW;
    }
  }

  /// Searches the current goal with all threads. The first result ends the searches of the other
  /// threads.
  private Optional<Boolean> searchAll(BooleanSupplier stop, Consumer<WeakSolverProgress> listener) {
    long start = System.nanoTime();
    Queue<Boolean> answers = new ConcurrentLinkedQueue<>();
    Queue<Throwable> failures = new ConcurrentLinkedQueue<>();
    BooleanSupplier isOver = () -> !answers.isEmpty() || !failures.isEmpty() || stop.getAsBoolean();
    CountDownLatch running = new CountDownLatch(workers.size());
    for (SearchThread worker : workers) {
      Thread.ofPlatform()
          .daemon()
          .name("solver")
          .start(() -> {
            try {
              run(worker, isOver).ifPresent(answers::add);
            } catch (RuntimeException | Error e) {
              failures.add(e);
            } finally {
              running.countDown();
            }
          });
    }
    await(running, start, listener);
    earlierMillis += millisSince(start);
    if (!failures.isEmpty()) {
      throw new IllegalStateException(failures.element());
    }
    if (answers.isEmpty()) {
      return Optional.empty();
    }
    workers.forEach(worker -> worker.search().reset(worker.trail()));
    return Optional.of(answers.element());
  }

  private Optional<Boolean> run(SearchThread worker, BooleanSupplier stop) {
    return worker.search().isIdle()
        ? worker.search().search(worker.trail(), rank, stop)
        : worker.search().resume(worker.trail(), stop);
  }

  private void await(CountDownLatch running, long start, Consumer<WeakSolverProgress> listener) {
    try {
      while (!running.await(PROGRESS_MILLIS, TimeUnit.MILLISECONDS)) {
        listener.accept(progress(earlierMillis + millisSince(start)));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the thread of the solver was interrupted", e);
    }
  }

  private static long millisSince(long start) {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
  }

  /// Returns the current progress.
  public WeakSolverProgress progress() {
    return progress(earlierMillis);
  }

  private WeakSolverProgress progress(long millis) {
    long nodes = workers.stream().mapToLong(worker -> worker.search().reportedNodes()).sum();
    int[] path = workers.getFirst().search().reportedPath();
    List<WeakSolverProgress.PathStep> steps = new ArrayList<>();
    for (int i = 0; i < path.length; i += 2) {
      steps.add(new WeakSolverProgress.PathStep(path[i], path[i + 1]));
    }
    return new WeakSolverProgress(nodes, millis, table.fillRatio(), steps);
  }

  /// Returns the table, for what other searches have proven.
  SolverTranspositionTable table() {
    return table;
  }

  /// Adds the effort of other searches.
  void addEffort(long nodes, long millis) {
    workers.getFirst().search().addNodes(nodes);
    earlierMillis += millis;
  }

  /// Ends the searches; the next one starts at the position, with the results in the table.
  void restart() {
    workers.forEach(worker -> worker.search().reset(worker.trail()));
    rank = WIN;
  }

  /// Returns the value of the end of a trail for its side to move, if it is in the table or cheap
  /// to know; otherwise [GameValue#UNKNOWN].
  ///
  /// @param trail of the solver's game
  public GameValue provenValue(SolverTrail trail) {
    GameValue known = trail.knownValue();
    return known == GameValue.UNKNOWN
        ? SolverTranspositionTable.value(table.probe(trail.key()))
        : known;
  }

  /// Returns the strategy of the solver, which searches again where the table has lost an entry. It
  /// must be used by one thread only, not while the solver is searching, and not after [#close()].
  public SolverStrategy strategy() {
    return strategy(() -> false);
  }

  /// Returns the strategy of the solver, as [#strategy()] does. Several threads may each use one at
  /// the same time.
  ///
  /// @param stop checked often; a search that it stops ends in a
  ///   [java.util.concurrent.CancellationException]
  public SolverStrategy strategy(BooleanSupplier stop) {
    return new TranspositionTableStrategy(game, table, stop);
  }

  /// Writes a checkpoint. The solver must not be searching.
  ///
  /// @throws IOException when the file cannot be written; an earlier file is then unchanged
  public void saveCheckpoint(Path file) throws IOException {
    CheckpointFile.write(file, game.game(), position, table, this::write);
  }

  /// Reads a checkpoint of the same game, position and table size. If the number of threads
  /// differs, the searches start anew with the results in the table.
  ///
  /// @throws IOException when the file cannot be read
  /// @throws CheckpointException when the file is not such a checkpoint
  public void loadCheckpoint(Path file) throws IOException {
    CheckpointFile.read(file, game.game(), position, table, this::read);
  }

  /// Writes the results that took most work to prove, a small part of a checkpoint. The solver must
  /// not be searching.
  ///
  /// @throws IOException when the file cannot be written; an earlier file is then unchanged
  public void saveProvenResults(Path file) throws IOException {
    ProvenResultsFile.Effort effort =
        new ProvenResultsFile.Effort(progress().nodes(), earlierMillis);
    ProvenResultsFile.write(file, game.game(), position, table, effort);
  }

  /// Reads the output of [#saveProvenResults] by a solver of the same game and position, before the
  /// search starts. The counts of nodes and time continue from there.
  ///
  /// @throws IOException when the file cannot be read
  /// @throws CheckpointException when the file is not such a file
  public void loadProvenResults(Path file) throws IOException {
    ProvenResultsFile.Effort effort = ProvenResultsFile.read(file, game.game(), position, table);
    workers.getFirst().search().addNodes(effort.nodes());
    earlierMillis += effort.millis();
  }

  private void write(DataOutputStream out) throws IOException {
    out.writeInt(rank);
    out.writeLong(earlierMillis);
    out.writeInt(workers.size());
    for (SearchThread worker : workers) {
      worker.search().write(out);
    }
  }

  private void read(DataInputStream in) throws IOException {
    rank = in.readInt();
    earlierMillis = in.readLong();
    int count = in.readInt();
    long nodes = 0;
    for (int i = 0; i < count; i++) {
      boolean hasSameThreads = count == workers.size();
      SearchThread worker = hasSameThreads ? workers.get(i) : worker(Optional.empty());
      worker.search().read(in, worker.trail());
      nodes += hasSameThreads ? 0 : worker.search().nodes();
    }
    workers.getFirst().search().addNodes(nodes);
  }

  /// Frees the table.
  @Override
  public void close() {
    arena.close();
  }
}
