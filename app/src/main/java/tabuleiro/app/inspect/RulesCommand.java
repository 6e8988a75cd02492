package tabuleiro.app.inspect;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.GameNames;
import tabuleiro.app.cli.GameOptions;

/// `tabuleiro rules GAME`: prints the rules, the author and the sources.
@Command(name = "rules", footer = "  tabuleiro rules morelli")
public final class RulesCommand implements Callable<Integer> {
  private final CommandContext context;

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      descriptionKey = "game",
      completionCandidates = GameNames.class)
  private String family = "";

  public RulesCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    String name = GameOptions.family(family).name();
    context.printText(context.messages().rulesPage(name));
    return 0;
  }
}
