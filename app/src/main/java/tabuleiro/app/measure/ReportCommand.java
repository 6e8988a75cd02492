package tabuleiro.app.measure;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.BuildVersion;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.ExitStatus;
import tabuleiro.app.cli.GameOptions;
import tabuleiro.app.cli.GracefulShutdown;
import tabuleiro.app.cli.PlaySession;
import tabuleiro.app.cli.ProgressLine;
import tabuleiro.app.cli.UsageException;
import tabuleiro.app.files.OutputPath;
import tabuleiro.app.files.SaveWarning;
import tabuleiro.lab.backend.LabBackend;
import tabuleiro.lab.match.InvalidMatchException;
import tabuleiro.lab.report.Report;
import tabuleiro.lab.report.ReportFile;
import tabuleiro.lab.report.ReportRunner;
import tabuleiro.lab.report.document.HtmlReport;
import tabuleiro.lab.report.document.PlainTextReport;
import tabuleiro.lab.report.document.ReportComparison;
import tabuleiro.lab.report.document.ReportDocument;
import tabuleiro.lab.report.json.ProgramJson;
import tabuleiro.lab.report.json.ReportJsonMapper;
import tabuleiro.lab.report.json.ReportJsonText;
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

  @Option(names = "--compare", arity = "2", paramLabel = "V", descriptionKey = "report-compare")
  private List<String> compared = List.of();

  @Option(names = "--resume", paramLabel = "FILE", descriptionKey = "report-resume")
  private Optional<OutputPath> resume = Optional.empty();

  @Option(names = "--html", paramLabel = "FILE", descriptionKey = "report-html")
  private Optional<OutputPath> html = Optional.empty();

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  /// @param backendOptions the options that say where the games are played
  public ReportCommand(CommandContext context, BackendOptions backendOptions) {
    this.context = context;
    this.backendOptions = backendOptions;
  }

  @Override
  public Integer call() {
    List<Game> games = games();
    LabBackend backend = backendOptions.backend();
    games.forEach(game -> reportOptions.plan(game, 0));
    resume.ifPresent(file -> file.regularFile("--resume"));
    PlaySession session = PlaySession.of(context, seed());
    long seed = session.seed();
    List<Report> reports =
        games.stream().map(game -> new Report(reportOptions.plan(game, seed))).toList();
    reports.forEach(ReportCommand::checkOpenings);
    session.printDrawnSeed();
    return run(reports, backend);
  }

  /// Returns the game of the report, or the two variants that are compared.
  private List<Game> games() {
    if (options.hasPosition()) {
      throw new UsageException(Message.of("unknown-argument", "--position"));
    }
    Messages messages = context.messages();
    Game game = options.game(messages);
    if (compared.isEmpty()) {
      return List.of(game);
    }
    if (resume.isPresent()) {
      throw new UsageException(Message.of("one-of", "--compare", "--resume"));
    }
    if (options.hasVariantOrPosition()) {
      throw new UsageException(Message.of("one-of", "--compare", "--variant"));
    }
    return compared.stream()
        .map(variant -> GameOptions.game(messages, game.id().game(), Optional.of(variant)))
        .toList();
  }

  /// Returns the seed that the command line gives, or else that of the report to resume.
  private Optional<Long> seed() {
    if (options.seed().isPresent() || resume.isEmpty()) {
      return options.seed();
    }
    try {
      return ReportFile.seed(resume.get().path());
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

  private int run(List<Report> reports, LabBackend backend) {
    Optional<ReportFile> file = resume.map(path -> open(path.file(), reports.getFirst()));
    List<ReportRunner> runs =
        reports.stream()
            .map(report ->
                new ReportRunner(report, stop -> backend.sampleRunner(report.plan(), stop), file))
            .toList();
    SaveWarning warning = new SaveWarning(context);
    try (GracefulShutdown interruption =
        new GracefulShutdown(() -> runs.forEach(ReportRunner::stop))) {
      for (int i = 0; i < runs.size() && !interruption.isRequested(); i++) {
        play(reports.get(i), runs.get(i), () -> warn(file, warning));
      }
      file.ifPresent(this::close);
      print(reports);
      if (interruption.isRequested()) {
        context.printError(interrupted(reports));
        return ExitStatus.INTERRUPTED;
      }
    }
    return warning.isShown() ? ExitStatus.FAILURE : 0;
  }

  private void warn(Optional<ReportFile> file, SaveWarning warning) {
    file.flatMap(ReportFile::failure)
        .ifPresent(problem -> warning.show(resume.orElseThrow().path(), problem));
  }

  private void play(Report report, ReportRunner run, Runnable warn) {
    int before = report.countedGames();
    try (ProgressLine line = new ProgressLine(context)) {
      long[] shown = {System.nanoTime()};
      run.play(() -> {
        warn.run();
        boolean isMilestone = isMilestone(report, before);
        if (isMilestone || System.nanoTime() - shown[0] > PROGRESS_INTERVAL_NANOS) {
          line.show(progress(report), isMilestone);
          shown[0] = System.nanoTime();
        }
      });
    } catch (PlayerFailureException e) {
      throw new CommandException(e.problem(), e);
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

  private String interrupted(List<Report> reports) {
    Messages messages = context.messages();
    String counted = String.valueOf(reports.stream().mapToInt(Report::countedGames).sum());
    String planned = String.valueOf(reports.stream().mapToLong(Report::plannedGames).sum());
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
        Message.of("cannot-write", resume.map(OutputPath::toString).orElse("-")), cause);
  }

  private void print(List<Report> reports) {
    Language language = context.messages().language();
    if (json) {
      context
          .out()
          .println(
              ReportJsonText.of(
                  reports.stream()
                      .map(report -> ReportJsonMapper.of(report, BuildVersion.program()))
                      .toList()));
    } else {
      PlainTextReport layout =
          new PlainTextReport(context.messages(), context.columns().getAsInt());
      layout.lines(document(reports, language)).forEach(context.out()::println);
    }
    context.out().flush();
    html.ifPresent(path -> writePage(path, reports, language));
  }

  private static ReportDocument document(List<Report> reports, Language language) {
    ProgramJson program = BuildVersion.program();
    return reports.size() == 1
        ? ReportDocument.of(reports.getFirst(), program, language)
        : ReportComparison.of(reports.getFirst(), reports.getLast(), program, language);
  }

  private void writePage(OutputPath path, List<Report> reports, Language first) {
    List<ReportDocument> documents =
        Stream.concat(
                Stream.of(first),
                Language.ofDocuments().stream().filter(language -> language != first.base()))
            .map(language -> document(reports, language))
            .toList();
    path.write(context, HtmlReport.format(documents, new DrawnBoards()));
  }
}
