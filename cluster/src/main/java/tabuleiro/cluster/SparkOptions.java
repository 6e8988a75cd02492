package tabuleiro.cluster;

import picocli.CommandLine.Command;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.measure.BackendOptions;
import tabuleiro.lab.backend.LabBackend;

/// The games of a command are played on Spark. The options of `spark-submit` say where, so that the
/// command has none.
@Command
record SparkOptions(CommandContext context) implements BackendOptions {
  @Override
  public LabBackend backend() {
    return new SparkBackend(context);
  }
}
