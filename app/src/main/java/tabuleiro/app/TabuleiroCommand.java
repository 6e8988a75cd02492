package tabuleiro.app;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import tabuleiro.play.Heading;
import tabuleiro.rules.Phrase;
import tabuleiro.terminal.Machine;
import tabuleiro.terminal.MainMenu;
import tabuleiro.words.Language;

/// The command without a subcommand: the menu. It also holds the options that every command has.
@Command(
    name = "tabuleiro",
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    versionProvider = Version.class)
final class TabuleiroCommand implements Callable<Integer> {
  private final Context context;

  // The next ones are read by Context before the command line is parsed; the parser only has to
  // know them.

  @SuppressWarnings("unused")
  @Option(names = "--plain", descriptionKey = "plain", scope = ScopeType.INHERIT)
  private boolean plain;

  @SuppressWarnings("unused")
  @Option(names = "--ascii", descriptionKey = "ascii", scope = ScopeType.INHERIT)
  private boolean ascii;

  @SuppressWarnings("unused")
  @Option(names = "--no-color", descriptionKey = "no-color", scope = ScopeType.INHERIT)
  private boolean noColor;

  TabuleiroCommand(Context context) {
    this.context = context;
  }

  /// Refuses a language that is none of ours; Context has read it before.
  @Option(
      names = "--lang",
      paramLabel = "en|pt",
      descriptionKey = "lang",
      scope = ScopeType.INHERIT)
  void checkLanguage(String code) {
    if (Language.of(code).isEmpty()) {
      throw new UsageProblem(Phrase.of("not-a-choice", code, "en, pt"));
    }
  }

  @Override
  public Integer call() {
    Heading heading = Heading.NONE.date(LocalDate.now(ZoneId.systemDefault()));
    LongSupplier seeds = () -> RandomGenerator.getDefault().nextLong(1, Session.SEEDS);
    new MainMenu(context.console(), Machine.standard(), heading, seeds).run();
    return 0;
  }
}
