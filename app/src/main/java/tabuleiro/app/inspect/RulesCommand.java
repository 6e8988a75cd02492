package tabuleiro.app.inspect;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.GameNames;
import tabuleiro.app.cli.GameOptions;
import tabuleiro.text.TextLines;

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
    int columns = Math.min(context.columns().getAsInt(), TextLines.PROSE_WIDTH);
    TextLines.wrap(context.messages().rulesPage(name).stripTrailing(), columns)
        .forEach(context.out()::println);
    context.out().flush();
    return 0;
  }
}
