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
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverTrail;

/// Finds the value of one position, and moves that keep it: a weak solution. The threads search the
/// same tree and share what they find by the table; with one thread the work is the same every
/// time, also when it was interrupted and went on from a checkpoint.
///
/// Where keys are hashes, a value is as sure as two positions of one hash are rare; a certificate
/// makes it certain.
public final class WeakSolver implements AutoCloseable {
  private static final int DRAW = 1;
  private static final int WIN = 2;
  private static final long PROGRESS_MILLIS = 1000;

  private final SolverGame game;
  private final Position position;
  private final Arena arena = Arena.ofShared();
  private final SolverTranspositionTable table;
  private final List<Worker> workers = new ArrayList<>();

  /// The question: 2, is it a win; 1, is it a draw at least; 0, none is left.
  private int rank = WIN;

  private long earlierMillis;

  /// A thread's search and its line.
  private record Worker(NullWindowSearch search, SolverTrail line) {}

  /// @param position of the game, not over
  /// @param bytes of memory for the table
  /// @param threads how many search, from 1
  public WeakSolver(SolverGame game, Position position, long bytes, int threads) {
    this.game = game;
    this.position = position;
    table = new SolverTranspositionTable(arena, bytes);
    Optional<PositionClaims> marks =
        threads == 1 ? Optional.empty() : Optional.of(new PositionClaims());
    for (int i = 0; i < threads; i++) {
      workers.add(worker(marks));
    }
  }

  private Worker worker(Optional<PositionClaims> marks) {
    return new Worker(new NullWindowSearch(game, table, marks), game.trail(position));
  }

  /// Solves the position, or goes on with it.
  ///
  /// @param stop asked often, by all threads, whether to stop
  /// @param listener is told about every second how far it has come
  /// @return the value for the side to move, or empty when it was stopped
  public Optional<GameValue> solve(BooleanSupplier stop, Consumer<WeakSolverProgress> listener) {
    while (true) {
      Optional<Boolean> answer = ask(stop, listener);
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

  /// Asks the present question with all threads. The first answer ends the work of the others.
  private Optional<Boolean> ask(BooleanSupplier stop, Consumer<WeakSolverProgress> listener) {
    long start = System.nanoTime();
    Queue<Boolean> answers = new ConcurrentLinkedQueue<>();
    Queue<Throwable> failures = new ConcurrentLinkedQueue<>();
    BooleanSupplier isOver = () -> !answers.isEmpty() || !failures.isEmpty() || stop.getAsBoolean();
    CountDownLatch running = new CountDownLatch(workers.size());
    for (Worker worker : workers) {
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
    workers.forEach(worker -> worker.search().reset(worker.line()));
    return Optional.of(answers.element());
  }

  private Optional<Boolean> run(Worker worker, BooleanSupplier stop) {
    return worker.search().isIdle()
        ? worker.search().search(worker.line(), rank, stop)
        : worker.search().resume(worker.line(), stop);
  }

  private void await(CountDownLatch running, long start, Consumer<WeakSolverProgress> listener) {
    try {
      while (!running.await(PROGRESS_MILLIS, TimeUnit.MILLISECONDS)) {
        listener.accept(progress(earlierMillis + millisSince(start)));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the solver's own thread is not interrupted", e);
    }
  }

  private static long millisSince(long start) {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
  }

  /// Returns how far it has come.
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

  /// Returns the solver's moves, which search again where the table has forgotten. It is not safe
  /// for several threads, nor while the solver works, and ends with the solver.
  public SolverStrategy strategy() {
    return new TranspositionTableStrategy(game, table);
  }

  /// Writes a checkpoint. The solver must not be at work.
  ///
  /// @throws IOException when the file cannot be written; an earlier one is then as it was
  public void saveCheckpoint(Path file) throws IOException {
    CheckpointFile.write(file, game.game(), position, table, this::write);
  }

  /// Reads a checkpoint of the same game, position and memory. Another number of threads may have
  /// written it: then the searches begin anew, with what the table has.
  ///
  /// @throws IOException when the file cannot be read
  /// @throws CheckpointException when the file is no such checkpoint
  public void loadCheckpoint(Path file) throws IOException {
    CheckpointFile.read(file, game.game(), position, table, this::read);
  }

  /// Writes what took most work to prove, a small part of a checkpoint. The solver must not be at
  /// work.
  ///
  /// @throws IOException when the file cannot be written; an earlier one is then as it was
  public void saveProvenResults(Path file) throws IOException {
    ProvenResultsFile.Effort spent =
        new ProvenResultsFile.Effort(progress().nodes(), earlierMillis);
    ProvenResultsFile.write(file, game.game(), position, table, spent);
  }

  /// Reads what [#saveProvenResults] wrote, by a solver of the same game and position, before the
  /// search begins. Nodes and time go on from there.
  ///
  /// @throws IOException when the file cannot be read
  /// @throws CheckpointException when the file is no such file
  public void loadProvenResults(Path file) throws IOException {
    ProvenResultsFile.Effort spent = ProvenResultsFile.read(file, game.game(), position, table);
    workers.getFirst().search().addNodes(spent.nodes());
    earlierMillis += spent.millis();
  }

  private void write(DataOutputStream out) throws IOException {
    out.writeInt(rank);
    out.writeLong(earlierMillis);
    out.writeInt(workers.size());
    for (Worker worker : workers) {
      worker.search().write(out);
    }
  }

  private void read(DataInputStream in) throws IOException {
    rank = in.readInt();
    earlierMillis = in.readLong();
    int count = in.readInt();
    long nodes = 0;
    for (int i = 0; i < count; i++) {
      boolean isSame = count == workers.size();
      Worker worker = isSame ? workers.get(i) : worker(Optional.empty());
      worker.search().read(in, worker.line());
      nodes += isSame ? 0 : worker.search().nodes();
    }
    workers.getFirst().search().addNodes(nodes);
  }

  /// Frees the table.
  @Override
  public void close() {
    arena.close();
  }
}
