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
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverLine;
import tabuleiro.solver.Value;

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
  private final ResultTable table;
  private final List<Worker> workers = new ArrayList<>();

  /// The question: 2, is it a win; 1, is it a draw at least; 0, none is left.
  private int rank = WIN;

  private long earlierMillis;

  /// A thread's search and its line.
  private record Worker(Search search, SolverLine line) {}

  /// @param position of the game, not over
  /// @param bytes of memory for the table
  /// @param threads how many search, from 1
  public WeakSolver(SolverGame game, Position position, long bytes, int threads) {
    this.game = game;
    this.position = position;
    table = new ResultTable(arena, bytes);
    Optional<Marks> marks = threads == 1 ? Optional.empty() : Optional.of(new Marks());
    for (int i = 0; i < threads; i++) {
      workers.add(worker(marks));
    }
  }

  private Worker worker(Optional<Marks> marks) {
    return new Worker(new Search(game, table, marks), game.line(position));
  }

  /// Solves the position, or goes on with it.
  ///
  /// @param stop asked often, by all threads, whether to stop
  /// @param listener is told about every second how far it has come
  /// @return the value for the side to move, or empty when it was stopped
  public Optional<Value> solve(BooleanSupplier stop, Consumer<Progress> listener) {
    while (true) {
      Optional<Boolean> answer = ask(stop, listener);
      if (answer.isEmpty()) {
        return Optional.empty();
      }
      if (answer.get()) {
        return Optional.of(rank == WIN ? Value.WIN : Value.DRAW);
      }
      if (rank == DRAW || !game.hasDraws()) {
        return Optional.of(Value.LOSS);
      }
      rank = DRAW;
    }
  }

  /// Asks the present question with all threads. The first answer ends the work of the others.
  private Optional<Boolean> ask(BooleanSupplier stop, Consumer<Progress> listener) {
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
        ? worker.search().ask(worker.line(), rank, stop)
        : worker.search().resume(worker.line(), stop);
  }

  private void await(CountDownLatch running, long start, Consumer<Progress> listener) {
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
  public Progress progress() {
    return progress(earlierMillis);
  }

  private Progress progress(long millis) {
    long nodes = workers.stream().mapToLong(worker -> worker.search().shownNodes()).sum();
    int[] path = workers.getFirst().search().shownPath();
    List<Progress.Step> steps = new ArrayList<>();
    for (int i = 0; i < path.length; i += 2) {
      steps.add(new Progress.Step(path[i], path[i + 1]));
    }
    return new Progress(nodes, millis, table.fill(), steps);
  }

  /// Returns the solver's moves, which search again where the table has forgotten. It is not safe
  /// for several threads, nor while the solver works, and ends with the solver.
  public Strategy strategy() {
    return new TableStrategy(game, table);
  }

  /// Writes a checkpoint. The solver must not be at work.
  ///
  /// @throws IOException when the file cannot be written; an earlier one is then as it was
  public void save(Path file) throws IOException {
    Checkpoint.write(file, game.game(), position, table, this::write);
  }

  /// Reads a checkpoint of the same game, position and memory. Another number of threads may have
  /// written it: then the searches begin anew, with what the table has.
  ///
  /// @throws IOException when the file cannot be read
  /// @throws CheckpointException when the file is no such checkpoint
  public void load(Path file) throws IOException {
    Checkpoint.read(file, game.game(), position, table, this::read);
  }

  /// Writes what took most work to prove, a small part of a checkpoint. The solver must not be at
  /// work.
  ///
  /// @throws IOException when the file cannot be written; an earlier one is then as it was
  public void saveProven(Path file) throws IOException {
    ProvenFile.Spent spent = new ProvenFile.Spent(progress().nodes(), earlierMillis);
    ProvenFile.write(file, game.game(), position, table, spent);
  }

  /// Reads what [#saveProven] wrote, by a solver of the same game and position, before the search
  /// begins. Nodes and time go on from there.
  ///
  /// @throws IOException when the file cannot be read
  /// @throws CheckpointException when the file is no such file
  public void loadProven(Path file) throws IOException {
    ProvenFile.Spent spent = ProvenFile.read(file, game.game(), position, table);
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
