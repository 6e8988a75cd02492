package tabuleiro.app.solve;

import java.util.concurrent.TimeUnit;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.ProgressLine;
import tabuleiro.reference.certificate.CertificateClaim;
import tabuleiro.reference.certificate.CheckListener;

/// Shows the progress of a check.
final class CheckProgressLines implements CheckListener, AutoCloseable {
  /// The number of entries between two progress lines where the output goes to a file.
  private static final long MILESTONE = 1_000_000;

  private static final long SHOWN = 1_000;

  /// The number of reports of the frontier, one a second, between two such lines.
  private static final int REPORTS = 60;

  private final CommandContext context;
  private final CertificateClaim claim;
  private final ProgressLine line;
  private int reports;

  CheckProgressLines(CommandContext context, CertificateClaim claim) {
    this.context = context;
    this.claim = claim;
    line = new ProgressLine(context);
  }

  @Override
  public void entriesRead(long entries) {
    if (entries % SHOWN == 0) {
      String of = String.valueOf(claim.entries());
      line.show(
          context.messages().format("check-progress", String.valueOf(entries), of),
          entries % MILESTONE == 0);
    }
  }

  @Override
  public void searchEstimated(long positions, long millis) {
    line.show(
        context.messages().format("check-estimate", String.valueOf(positions), seconds(millis)),
        true);
    line.close();
  }

  @Override
  public void positionsProven(long proven, long positions, long nodes, long millisLeft) {
    line.show(
        context
            .messages()
            .format(
                "check-proven",
                String.valueOf(proven),
                String.valueOf(positions),
                String.valueOf(nodes / 1_000_000),
                seconds(millisLeft)),
        ++reports % REPORTS == 0);
  }

  private static String seconds(long millis) {
    return String.valueOf(TimeUnit.MILLISECONDS.toSeconds(millis) + 1);
  }

  @Override
  public void close() {
    line.close();
  }
}
