package tabuleiro.app;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/// The command without a subcommand: the menu. It also holds the options that every command has.
@Command(
    name = "tabuleiro",
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    versionProvider = Version.class)
final class TabuleiroCommand implements Callable<Integer> {
  private final Context context;

  @Option(
      names = "--lang",
      paramLabel = "en|pt",
      descriptionKey = "lang",
      scope = ScopeType.INHERIT)
  private String language = "";

  @Option(names = "--plain", descriptionKey = "plain", scope = ScopeType.INHERIT)
  private boolean plain;

  @Option(names = "--ascii", descriptionKey = "ascii", scope = ScopeType.INHERIT)
  private boolean ascii;

  @Option(names = "--no-color", descriptionKey = "no-color", scope = ScopeType.INHERIT)
  private boolean noColor;

  TabuleiroCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    return 0;
  }
}
