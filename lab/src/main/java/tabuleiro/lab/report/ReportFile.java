package tabuleiro.lab.report;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import tabuleiro.lab.match.MatchPlayer;
import tabuleiro.lab.report.sample.GameSample;
import tabuleiro.lab.report.sample.ReportFileException;
import tabuleiro.lab.report.sample.SampledGame;
import tabuleiro.lab.report.sample.SampledGameText;
import tabuleiro.rules.Message;

/// The file of a report's games, from which an interrupted report resumes: a header that identifies
/// the report, and one line for each finished game. Not safe for several threads.
public final class ReportFile implements AutoCloseable {
  private static final String FORMAT = "tabuleiro report 1";
  private static final String SEED = "seed ";

  private final Writer writer;
  private Optional<IOException> failure = Optional.empty();

  private ReportFile(Writer writer) {
    this.writer = writer;
  }

  /// Opens the file of a report, and counts its games; creates the file when it does not exist. A
  /// last line without a line end belongs to a game that was being written when the process was
  /// killed, and is removed.
  ///
  /// @throws IOException when the file cannot be read or written
  /// @throws ReportFileException when it belongs to another report, or a game breaks the rules; the
  ///   file is not changed
  public static ReportFile open(Path path, Report report) throws IOException {
    List<String> head = head(report.plan());
    if (Files.exists(path) && Files.size(path) > 0) {
      long end = afterLastLine(path);
      read(path, head, report, end < Files.size(path));
      try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
        channel.truncate(end);
      }
      return new ReportFile(writer(path));
    }
    ReportFile file = new ReportFile(writer(path));
    file.write(String.join("\n", head));
    return file;
  }

  private static Writer writer(Path path) throws IOException {
    return Files.newBufferedWriter(
        path, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  private static List<String> head(ReportPlan plan) {
    return List.of(
        FORMAT,
        "game " + plan.game().id(),
        SEED + plan.seed(),
        "players "
            + plan.players().stream().map(MatchPlayer::label).collect(Collectors.joining(", ")),
        "plies " + plan.openingPlies());
  }

  /// Returns the seed in a file; empty when there is none.
  ///
  /// @throws IOException when the file cannot be read
  public static Optional<Long> seed(Path path) throws IOException {
    if (!Files.exists(path)) {
      return Optional.empty();
    }
    try (BufferedReader reader = Files.newBufferedReader(path, StandardCharsets.UTF_8)) {
      return reader
          .lines()
          .limit(8)
          .filter(line -> line.matches(SEED + "-?[0-9]{1,18}"))
          .map(line -> Long.valueOf(line.substring(SEED.length())))
          .findFirst();
    } catch (UncheckedIOException e) {
      throw new IOException(e);
    }
  }

  /// Returns the length of the file up to and including its last line end.
  private static long afterLastLine(Path path) throws IOException {
    try (FileChannel channel = FileChannel.open(path)) {
      ByteBuffer one = ByteBuffer.allocate(1);
      for (long at = channel.size(); at > 0; at--) {
        channel.read(one.clear(), at - 1);
        if (one.get(0) == '\n') {
          return at;
        }
      }
    }
    return 0;
  }

  private static void read(Path path, List<String> head, Report report, boolean isLastIncomplete)
      throws IOException {
    Map<String, ReportPart> parts =
        report.parts().stream()
            .collect(Collectors.toMap(part -> part.sample().name(), Function.identity()));
    try (BufferedReader reader = Files.newBufferedReader(path, StandardCharsets.UTF_8)) {
      String line = reader.readLine();
      for (int number = 1; line != null; number++) {
        String next = reader.readLine();
        if (next == null && isLastIncomplete) {
          break;
        }
        if (number <= head.size()) {
          requireSame(path, line, head.get(number - 1));
        } else {
          count(path, line, number, parts);
        }
        line = next;
      }
    } catch (MalformedInputException e) {
      throw withCause(new ReportFileException(Message.of("record.encoding")), e);
    }
  }

  private static void requireSame(Path path, String there, String here) {
    if (!there.equals(here)) {
      throw new ReportFileException(
          Message.of("report-file.differs", path.toString(), there, here));
    }
  }

  private static void count(Path path, String line, int number, Map<String, ReportPart> parts) {
    try {
      SampledGameText game = SampledGameText.parse(line);
      ReportPart part = parts.get(game.sample());
      if (part == null || game.number() >= part.sample().games()) {
        throw new ReportFileException(
            Message.of("report-file.not-asked", game.sample(), String.valueOf(game.number() + 1)));
      }
      if (game.number() != part.counted()) {
        throw new ReportFileException(
            Message.of(
                "report-file.order",
                game.sample(),
                String.valueOf(part.counted() + 1),
                String.valueOf(game.number() + 1)));
      }
      part.count(game.replay(part.sample().start(game.number())));
    } catch (ReportFileException e) {
      Message where =
          Message.of("report-file.line", path.toString(), String.valueOf(number), e.problem());
      throw withCause(new ReportFileException(where), e);
    }
  }

  private static ReportFileException withCause(ReportFileException problem, Exception cause) {
    problem.initCause(cause);
    return problem;
  }

  /// Appends a game. After a failure nothing more is written, so that the file ends with a complete
  /// game or a part of one, and a later run can continue it.
  void add(GameSample sample, SampledGame game) {
    if (failure.isPresent()) {
      return;
    }
    try {
      write(SampledGameText.format(sample.name(), game));
    } catch (IOException e) {
      failure = Optional.of(e);
    }
  }

  /// Returns why games could not be written; empty while they can.
  public Optional<IOException> failure() {
    return failure;
  }

  private void write(String line) throws IOException {
    writer.write(line + "\n");
    writer.flush();
  }

  @Override
  public void close() throws IOException {
    if (failure.isEmpty()) {
      writer.close();
    }
  }
}
