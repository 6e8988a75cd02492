package tabuleiro.bench.load;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;

/// Appends records to a file. Records that arrive while the disk is busy share a sync: the minimum
/// work of a store that loses nothing.
final class GroupCommitFile implements AutoCloseable {
  private record Job(String record, CompletableFuture<Boolean> done) {}

  private static final String NOTHING = "";

  private final FileChannel file;
  private final BlockingQueue<Job> queue = new LinkedBlockingQueue<>();

  GroupCommitFile(Path path) throws IOException {
    file = FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    Thread.ofPlatform().name("appender").start(this::loop);
  }

  /// Appends a record.
  ///
  /// @return completes when the record is on disk
  CompletableFuture<Boolean> append(String record) {
    Job job = new Job(record, new CompletableFuture<>());
    queue.add(job);
    return job.done();
  }

  private void loop() {
    boolean isRunning = true;
    while (isRunning) {
      List<Job> jobs = new ArrayList<>();
      try {
        jobs.add(queue.take());
        queue.drainTo(jobs);
        for (Job job : jobs) {
          file.write(ByteBuffer.wrap(job.record().getBytes(StandardCharsets.UTF_8)));
        }
        file.force(false);
        jobs.forEach(job -> job.done().complete(true));
      } catch (IOException | InterruptedException e) {
        jobs.forEach(job -> job.done().completeExceptionally(e));
      }
      isRunning = jobs.stream().noneMatch(job -> job.record().isEmpty());
    }
  }

  @Override
  public void close() throws IOException {
    append(NOTHING).join();
    file.close();
  }
}
