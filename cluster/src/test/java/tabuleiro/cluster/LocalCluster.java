package tabuleiro.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A standalone cluster of Spark on this machine: a master and workers with one core each, as
/// processes of their own, on ports that the system chooses.
final class LocalCluster implements AutoCloseable {
  private static final Pattern ADDRESS = Pattern.compile("Starting Spark master at (spark://\\S+)");
  private static final Pattern REGISTERED =
      Pattern.compile("Successfully registered with (master) ");
  private static final long START_NANOS = TimeUnit.SECONDS.toNanos(60);
  private static final List<String> SMALL = List.of("-Xmx256m", "-XX:TieredStopAtLevel=1");

  private final SparkHome home;
  private final Path folder;
  private final Process master;
  private final String address;
  private final Deque<Worker> workers = new ArrayDeque<>();
  private int started;

  private record Worker(Process process, Path log) {}

  private LocalCluster(SparkHome home, Path folder) throws IOException {
    this.home = home;
    this.folder = folder;
    Path log = folder.resolve("master.log");
    master =
        home.program(
                SMALL,
                "org.apache.spark.deploy.master.Master",
                List.of("--host", "127.0.0.1", "--port", "0", "--webui-port", "0"))
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    address = await(master, log, ADDRESS);
  }

  /// Starts a cluster.
  ///
  /// @param folder where its processes may write
  static LocalCluster start(SparkHome home, Path folder, int workers) throws IOException {
    LocalCluster cluster = new LocalCluster(home, folder);
    try {
      for (int i = 0; i < workers; i++) {
        cluster.startWorker();
      }
      return cluster;
    } catch (IOException | RuntimeException e) {
      cluster.close();
      throw e;
    }
  }

  /// Returns the address of the master, for `--master`.
  String address() {
    return address;
  }

  /// Starts one more worker, without waiting for it.
  void startWorker() throws IOException {
    started++;
    Path log = folder.resolve("worker-" + started + ".log");
    List<String> arguments = new ArrayList<>(List.of("--host", "127.0.0.1", "--port", "0"));
    arguments.addAll(List.of("--webui-port", "0", "--cores", "1", "--memory", "1g"));
    arguments.addAll(List.of("--work-dir", folder.resolve("work-" + started).toString(), address));
    Process worker =
        home.program(SMALL, "org.apache.spark.deploy.worker.Worker", arguments)
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    workers.add(new Worker(worker, log));
  }

  /// Waits until all workers are ready.
  void awaitWorkers() throws IOException {
    for (Worker worker : workers) {
      await(worker.process, worker.log, REGISTERED);
    }
  }

  /// Kills the oldest worker and its executors, as when a machine fails.
  void killWorker() {
    kill(workers.remove().process);
  }

  /// Waits for a line of a log and returns its first group.
  private static String await(Process process, Path log, Pattern line) throws IOException {
    long start = System.nanoTime();
    while (System.nanoTime() - start < START_NANOS && process.isAlive()) {
      Matcher found = line.matcher(Files.readString(log));
      if (found.find()) {
        return found.group(1);
      }
      sleep();
    }
    kill(process);
    throw new IOException("no " + line + " in " + log + ":\n" + Files.readString(log));
  }

  private static void sleep() {
    try {
      Thread.sleep(50);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /// Kills a process and those that it has started.
  static void kill(Process process) {
    List<ProcessHandle> all = new ArrayList<>(process.descendants().toList());
    all.add(process.toHandle());
    // First the parents, so that none starts a child again.
    all.reversed().forEach(ProcessHandle::destroyForcibly);
    all.forEach(one -> one.onExit().join());
  }

  @Override
  public void close() {
    workers.forEach(worker -> kill(worker.process));
    kill(master);
  }
}
