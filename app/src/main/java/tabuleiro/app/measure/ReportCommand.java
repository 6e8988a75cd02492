package tabuleiro.app.measure;

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
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.ExitStatus;
import tabuleiro.app.cli.GameOptions;
import tabuleiro.app.cli.GracefulShutdown;
import tabuleiro.app.cli.PlaySession;
import tabuleiro.app.cli.ProgressLine;
import tabuleiro.app.cli.UsageException;
import tabuleiro.app.json.JsonOutput;
import tabuleiro.app.report.HtmlReport;
import tabuleiro.app.report.PlainTextReport;
import tabuleiro.app.report.ReportDocument;
import tabuleiro.lab.backend.LabBackend;
import tabuleiro.lab.match.InvalidMatchException;
import tabuleiro.lab.report.Report;
import tabuleiro.lab.report.ReportFile;
import tabuleiro.lab.report.ReportPlan;
import tabuleiro.lab.report.ReportRunner;
import tabuleiro.lab.report.sample.ReportFileException;
import tabuleiro.play.players.PlayerFailureException;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// `tabuleiro report GAME`: writes a balance report, statistics over many games that show how a
/// game plays.
@Command(
    name = "report",
    footer = "  tabuleiro report talpa --variant 4x4 --games 200 --html report.html")
public final class ReportCommand implements Callable<Integer> {
  /// The time between two updates of the progress line.
  private static final long PROGRESS_INTERVAL_NANOS = 100_000_000;

  private final CommandContext context;

  @Mixin private GameOptions options = new GameOptions();

  @Mixin private ReportOptions reportOptions = new ReportOptions();

  @Mixin private final BackendOptions backendOptions;

  @Option(names = "--resume", paramLabel = "FILE", descriptionKey = "report-resume")
  private Optional<Path> resume = Optional.empty();

  @Option(names = "--html", paramLabel = "FILE", descriptionKey = "report-html")
  private Optional<Path> html = Optional.empty();

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  /// @param backendOptions the options that say where the games are played
  public ReportCommand(CommandContext context, BackendOptions backendOptions) {
    this.context = context;
    this.backendOptions = backendOptions;
  }

  @Override
  public Integer call() {
    Game game = options.game(context.messages());
    if (options.hasPosition()) {
      throw new UsageException(Message.of("unknown-argument", "--position"));
    }
    LabBackend backend = backendOptions.backend();
    reportOptions.plan(game, 0);
    ReportPlan plan = reportOptions.plan(game, PlaySession.of(context, seed()).seed());
    Report report = new Report(plan);
    checkOpenings(report);
    return run(report, backend);
  }

  /// Returns the seed that the command line gives, or else that of the report to resume.
  private Optional<Long> seed() {
    if (options.seed().isPresent() || resume.isEmpty()) {
      return options.seed();
    }
    try {
      return ReportFile.seed(resume.get());
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", resume.get().toString()), e);
    }
  }

  private static void checkOpenings(Report report) {
    try {
      report.checkOpenings();
    } catch (InvalidMatchException e) {
      throw new UsageException(e.problem());
    }
  }

  private int run(Report report, LabBackend backend) {
    Optional<ReportFile> file = resume.map(path -> open(path, report));
    ReportRunner run =
        new ReportRunner(report, stop -> backend.sampleRunner(report.plan(), stop), file);
    try (GracefulShutdown interruption = new GracefulShutdown(run::stop)) {
      play(report, run);
      file.ifPresent(this::close);
      print(report);
      if (interruption.isRequested()) {
        context.err().println(interrupted(report));
        context.err().flush();
        return ExitStatus.INTERRUPTED;
      }
    }
    return 0;
  }

  private void play(Report report, ReportRunner run) {
    int before = report.countedGames();
    try (ProgressLine line = new ProgressLine(context)) {
      long[] shown = {System.nanoTime()};
      run.play(() -> {
        boolean isMilestone = isMilestone(report, before);
        if (isMilestone || System.nanoTime() - shown[0] > PROGRESS_INTERVAL_NANOS) {
          line.show(progress(report), isMilestone);
          shown[0] = System.nanoTime();
        }
      });
    } catch (PlayerFailureException e) {
      throw new CommandException(e.problem(), e);
    } catch (UncheckedIOException e) {
      throw cannotWrite(e);
    }
  }

  /// Returns whether another tenth of the report is complete.
  private static boolean isMilestone(Report report, int before) {
    long planned = report.plannedGames();
    return report.countedGames() > before
        && 10L * report.countedGames() / planned > 10L * (report.countedGames() - 1) / planned;
  }

  private String progress(Report report) {
    return context
        .messages()
        .format(
            "report.progress",
            String.valueOf(report.countedGames()),
            String.valueOf(report.plannedGames()));
  }

  private String interrupted(Report report) {
    Messages messages = context.messages();
    String counted = String.valueOf(report.countedGames());
    String planned = String.valueOf(report.plannedGames());
    return resume
        .map(
            path -> messages.format("report.interrupted-resume", counted, planned, path.toString()))
        .orElseGet(() -> messages.format("report.interrupted", counted, planned));
  }

  private ReportFile open(Path path, Report report) {
    try {
      return ReportFile.open(path, report);
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", path.toString()), e);
    } catch (ReportFileException e) {
      Messages messages = context.messages().forGame(report.plan().game().id().game());
      throw new CommandException(Message.of("as-it-is", messages.format(e.problem())), e);
    }
  }

  private void close(ReportFile file) {
    try {
      file.close();
    } catch (IOException e) {
      throw cannotWrite(e);
    }
  }

  private CommandException cannotWrite(Exception cause) {
    return new CommandException(
        Message.of("cannot-write", resume.map(Path::toString).orElse("-")), cause);
  }

  private void print(Report report) {
    Language language = context.messages().language();
    if (json) {
      context.out().println(JsonOutput.format(ReportJsonMapper.of(report)));
    } else {
      PlainTextReport layout = new PlainTextReport(context.messages());
      layout.lines(ReportDocument.of(report, language)).forEach(context.out()::println);
    }
    context.out().flush();
    html.ifPresent(path -> writePage(path, report, language));
  }

  private static void writePage(Path path, Report report, Language first) {
    List<ReportDocument> documents =
        Stream.concat(Stream.of(first), Stream.of(Language.values()))
            .distinct()
            .map(language -> ReportDocument.of(report, language))
            .toList();
    try {
      Files.writeString(path, HtmlReport.format(documents));
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-write", path.toString()), e);
    }
  }
}
