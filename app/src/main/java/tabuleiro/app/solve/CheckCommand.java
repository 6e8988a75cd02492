package tabuleiro.app.solve;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.ExitStatus;
import tabuleiro.app.cli.GracefulShutdown;
import tabuleiro.app.cli.UsageException;
import tabuleiro.app.files.InputFiles;
import tabuleiro.app.files.OutputPath;
import tabuleiro.app.json.CertificateCheckJson;
import tabuleiro.app.json.JsonOutput;
import tabuleiro.play.players.StopSignal;
import tabuleiro.reference.certificate.CertificateCheck;
import tabuleiro.reference.certificate.CertificateClaim;
import tabuleiro.reference.certificate.CertificateException;
import tabuleiro.rules.Message;

/// `tabuleiro check FILE`: checks a certificate independently of the solver.
@Command(name = "check", footer = "  tabuleiro check talpa.certificate")
public final class CheckCommand implements Callable<Integer> {
  private final CommandContext context;

  @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "certificate")
  private Path file = Path.of("");

  @Mixin private CheckOptions options = new CheckOptions();

  @Option(names = "--proven", paramLabel = "FILE", descriptionKey = "check-proven")
  private Optional<OutputPath> proven = Optional.empty();

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  public CheckCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    long start = System.nanoTime();
    options.require();
    if (proven.isPresent() && options.isSampled()) {
      throw new UsageException(Message.of("one-of", "--sample", "--proven"));
    }
    proven
        .map(results -> results.regularFile("--proven"))
        .ifPresent(results -> InputFiles.requireReadable(List.of(results)));
    StopSignal stop = new StopSignal();
    try (GracefulShutdown _ = new GracefulShutdown(stop::request)) {
      CertificateCheck check = CertificateCheck.open(file);
      if (!run(check, stop)) {
        context.printError(options.resumeHint(context.messages()));
        return ExitStatus.INTERRUPTED;
      }
      long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
      print(check.claim(), millis);
      proven.ifPresent(results -> new AcceptedResult(check.claim()).addTo(results.path(), context));
      return 0;
    } catch (CertificateException e) {
      throw new CommandException(message(e), e);
    } catch (OutOfMemoryError e) {
      throw new CommandException(Message.of("check-no-memory", file.toString()), e);
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", file.toString()), e);
    }
  }

  private boolean run(CertificateCheck check, StopSignal stop)
      throws CertificateException, IOException {
    try (CheckProgressLines progress = new CheckProgressLines(context, check.claim())) {
      return check.run(options.settings(stop::isRequested), progress);
    }
  }

  private void print(CertificateClaim claim, long millis) {
    long positions = options.positionsProven(claim);
    if (json) {
      context.out().println(JsonOutput.format(json(claim, positions)));
    } else {
      boolean isWhole = positions == claim.leaves();
      context.out().println((isWhole ? "valid " : "plausible ") + claim.value());
      String seconds = String.format(Locale.ROOT, "%.1f", millis / 1000.0);
      String frontier = isWhole ? "check-done-frontier" : "check-done-sample";
      context
          .out()
          .println(
              context
                  .messages()
                  .format(
                      claim.isTwoStage() ? frontier : "check-done",
                      claim.game(),
                      claim.variant(),
                      claim.position(),
                      String.valueOf(claim.entries()),
                      String.valueOf(claim.isTwoStage() ? positions : claim.searchPlies()),
                      seconds,
                      String.valueOf(claim.leaves())));
    }
    context.out().flush();
  }

  private static CertificateCheckJson json(CertificateClaim claim, long positions) {
    return new CertificateCheckJson(
        claim.game(),
        claim.variant(),
        claim.position(),
        claim.value(),
        claim.searchPlies(),
        claim.frontierNodes(),
        claim.leaves(),
        positions,
        claim.entries());
  }

  private Message message(CertificateException problem) {
    List<Object> arguments = new ArrayList<>(List.of(file.toString()));
    arguments.addAll(problem.arguments());
    String key = "check-" + problem.fault().name().toLowerCase(Locale.ROOT);
    return new Message(key, List.copyOf(arguments));
  }
}
