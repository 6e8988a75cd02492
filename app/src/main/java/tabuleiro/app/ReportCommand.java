package tabuleiro.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.json.Json;
import tabuleiro.app.report.Document;
import tabuleiro.app.report.PageLayout;
import tabuleiro.app.report.TextLayout;
import tabuleiro.lab.match.ArenaException;
import tabuleiro.lab.report.Report;
import tabuleiro.lab.report.ReportFile;
import tabuleiro.lab.report.ReportFileException;
import tabuleiro.lab.report.ReportPlan;
import tabuleiro.lab.report.ReportRun;
import tabuleiro.play.players.PlayerFailure;
import tabuleiro.rules.Game;
import tabuleiro.rules.Phrase;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// `tabuleiro report GAME`: how a game plays, in figures over many games.
@Command(name = "report")
final class ReportCommand implements Callable<Integer> {
  private static final int MOST_THREADS = 1024;

  /// The progress is shown again after this many nanoseconds.
  private static final long SHOWN_NANOS = 100_000_000;

  private final Context context;

  @Mixin private GameOptions options = new GameOptions();

  @Mixin private ReportOptions wanted = new ReportOptions();

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "arena-threads")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--resume", paramLabel = "FILE", descriptionKey = "report-resume")
  private Optional<Path> resume = Optional.empty();

  @Option(names = "--html", paramLabel = "FILE", descriptionKey = "report-html")
  private Optional<Path> html = Optional.empty();

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  ReportCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    Game game = options.game(context.words());
    if (options.hasPosition()) {
      throw new UsageProblem(Phrase.of("unknown-argument", "--position"));
    }
    LimitOptions.requireRange(threads, MOST_THREADS);
    wanted.plan(game, 0);
    ReportPlan plan = wanted.plan(game, Session.of(context, seed()).seed());
    Report report = new Report(plan);
    checkOpenings(report);
    return make(report);
  }

  /// Returns the seed that is given, or else that of the report that is to go on.
  private Optional<Long> seed() {
    if (options.seed().isPresent() || resume.isEmpty()) {
      return options.seed();
    }
    try {
      return ReportFile.seed(resume.get());
    } catch (IOException e) {
      throw new Failure(Phrase.of("cannot-read", resume.get().toString()), e);
    }
  }

  private static void checkOpenings(Report report) {
    try {
      report.checkOpenings();
    } catch (ArenaException e) {
      throw new UsageProblem(e.phrase());
    }
  }

  private int make(Report report) {
    Optional<ReportFile> file = resume.map(path -> open(path, report));
    ReportRun run = new ReportRun(report, threads, file);
    try (Interruption interruption = new Interruption(run::stop)) {
      play(report, run);
      file.ifPresent(this::close);
      print(report);
      if (interruption.hasHappened()) {
        context.err().println(interrupted(report));
        context.err().flush();
        return Commands.INTERRUPTED;
      }
    }
    return 0;
  }

  private void play(Report report, ReportRun run) {
    int before = report.counted();
    try (ProgressLine line = new ProgressLine(context)) {
      long[] shown = {System.nanoTime()};
      run.play(() -> {
        boolean isMilestone = isMilestone(report, before);
        if (isMilestone || System.nanoTime() - shown[0] > SHOWN_NANOS) {
          line.show(progress(report), isMilestone);
          shown[0] = System.nanoTime();
        }
      });
    } catch (PlayerFailure e) {
      throw new Failure(e.phrase(), e);
    } catch (UncheckedIOException e) {
      throw cannotWrite(e);
    }
  }

  /// Every tenth of the report deserves a line.
  private static boolean isMilestone(Report report, int before) {
    long planned = report.planned();
    return report.counted() > before
        && 10L * report.counted() / planned > 10L * (report.counted() - 1) / planned;
  }

  private String progress(Report report) {
    return context
        .words()
        .say("report.progress", String.valueOf(report.counted()), String.valueOf(report.planned()));
  }

  private String interrupted(Report report) {
    Messages words = context.words();
    String counted = String.valueOf(report.counted());
    String planned = String.valueOf(report.planned());
    return resume
        .map(path -> words.say("report.interrupted-resume", counted, planned, path.toString()))
        .orElseGet(() -> words.say("report.interrupted", counted, planned));
  }

  private ReportFile open(Path path, Report report) {
    try {
      return ReportFile.open(path, report);
    } catch (IOException e) {
      throw new Failure(Phrase.of("cannot-read", path.toString()), e);
    } catch (ReportFileException e) {
      Messages words = context.words().forGame(report.plan().game().id().game());
      throw new Failure(Phrase.of("as-it-is", words.say(e.phrase())), e);
    }
  }

  private void close(ReportFile file) {
    try {
      file.close();
    } catch (IOException e) {
      throw cannotWrite(e);
    }
  }

  private Failure cannotWrite(Exception cause) {
    return new Failure(Phrase.of("cannot-write", resume.map(Path::toString).orElse("-")), cause);
  }

  private void print(Report report) {
    Language spoken = context.words().language();
    if (json) {
      context.out().println(Json.of(ReportSummary.of(report)));
    } else {
      TextLayout layout = new TextLayout(context.words());
      layout.lines(Document.of(report, spoken)).forEach(context.out()::println);
    }
    context.out().flush();
    html.ifPresent(path -> writePage(path, report, spoken));
  }

  private static void writePage(Path path, Report report, Language spoken) {
    List<Document> documents =
        Stream.concat(Stream.of(spoken), Stream.of(Language.values()))
            .distinct()
            .map(language -> Document.of(report, language))
            .toList();
    try {
      Files.writeString(path, PageLayout.page(documents));
    } catch (IOException e) {
      throw new Failure(Phrase.of("cannot-write", path.toString()), e);
    }
  }
}
