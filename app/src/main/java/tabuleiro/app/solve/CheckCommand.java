package tabuleiro.app.solve;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.ProgressLine;
import tabuleiro.app.json.CertificateCheckJson;
import tabuleiro.app.json.JsonOutput;
import tabuleiro.reference.certificate.CertificateCheck;
import tabuleiro.reference.certificate.CertificateClaim;
import tabuleiro.reference.certificate.CertificateException;
import tabuleiro.rules.Message;

/// `tabuleiro check FILE`: checks a certificate independently of the solver.
@Command(name = "check", footer = "  tabuleiro check talpa.certificate")
public final class CheckCommand implements Callable<Integer> {
  /// The number of entries between two progress lines where the output goes to a file.
  private static final long MILESTONE = 1_000_000;

  private static final long SHOWN = 1_000;

  private final CommandContext context;

  @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "certificate")
  private Path file = Path.of("");

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  public CheckCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    long start = System.nanoTime();
    try {
      CertificateCheck check = CertificateCheck.open(file);
      run(check);
      long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
      print(check.claim(), millis);
      return 0;
    } catch (CertificateException e) {
      throw new CommandException(message(e), e);
    } catch (OutOfMemoryError e) {
      throw new CommandException(Message.of("check-no-memory", file.toString()), e);
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", file.toString()), e);
    }
  }

  private void run(CertificateCheck check) throws CertificateException, IOException {
    long entries = check.claim().entries();
    try (ProgressLine progress = new ProgressLine(context)) {
      check.run(done -> {
        if (done % SHOWN == 0) {
          String text =
              context
                  .messages()
                  .format("check-progress", String.valueOf(done), String.valueOf(entries));
          progress.show(text, done % MILESTONE == 0);
        }
      });
    }
  }

  private void print(CertificateClaim header, long millis) {
    if (json) {
      context.out().println(JsonOutput.format(json(header)));
    } else {
      context.out().println("valid " + header.value());
      String seconds = String.format(Locale.ROOT, "%.1f", millis / 1000.0);
      context
          .out()
          .println(
              context
                  .messages()
                  .format(
                      "check-done",
                      header.game(),
                      header.variant(),
                      header.position(),
                      String.valueOf(header.entries()),
                      header.searchPlies(),
                      seconds));
    }
    context.out().flush();
  }

  private static CertificateCheckJson json(CertificateClaim header) {
    return new CertificateCheckJson(
        header.game(),
        header.variant(),
        header.position(),
        header.value(),
        header.searchPlies(),
        header.entries());
  }

  private Message message(CertificateException problem) {
    List<Object> arguments = new ArrayList<>(List.of(file.toString()));
    arguments.addAll(problem.arguments());
    String key = "check-" + problem.fault().name().toLowerCase(Locale.ROOT);
    return new Message(key, List.copyOf(arguments));
  }
}
