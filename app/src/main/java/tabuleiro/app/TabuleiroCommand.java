package tabuleiro.app;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.random.RandomGenerator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import tabuleiro.play.Heading;
import tabuleiro.play.Puzzle;
import tabuleiro.rules.Phrase;
import tabuleiro.terminal.Machine;
import tabuleiro.terminal.MainMenu;
import tabuleiro.terminal.screen.FullScreen;
import tabuleiro.terminal.screen.House;
import tabuleiro.terminal.screen.settings.Store;
import tabuleiro.text.Language;

/// The command without a subcommand: the menu. It also holds the options that every command has.
@Command(
    name = "tabuleiro",
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    versionProvider = Version.class)
final class TabuleiroCommand implements Callable<Integer> {
  private final Context context;

  private Optional<Language> language = Optional.empty();

  @Option(names = "--plain", descriptionKey = "plain", scope = ScopeType.INHERIT)
  private boolean plain;

  @Option(names = "--ascii", descriptionKey = "ascii", scope = ScopeType.INHERIT)
  private boolean ascii;

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
    language = Language.of(code);
    if (language.isEmpty()) {
      throw new UsageProblem(Phrase.of("not-a-choice", code, "en, pt"));
    }
  }

  @Override
  public Integer call() {
    if (!showsFullScreen(List.of())) {
      new MainMenu(context.console(), Machine.standard(), heading(), this::seed).run();
    }
    return 0;
  }

  private static Heading heading() {
    return Heading.NONE.date(LocalDate.now(ZoneId.systemDefault()));
  }

  private long seed() {
    return RandomGenerator.getDefault().nextLong(1, Session.SEEDS);
  }

  /// Runs the full screen where a person sits at a terminal that shows it, and returns whether that
  /// was so.
  ///
  /// @param puzzles those that are asked instead of the menu; none for the menu
  boolean showsFullScreen(List<Puzzle> puzzles) {
    Map<String, String> environment = System.getenv();
    FullScreen.Wanted wanted =
        new FullScreen.Wanted(environment, language, context.words().language(), noColor, ascii);
    if (plain || !context.isTerminal() || !wanted.isPossible()) {
      return false;
    }
    Store store = Store.of(environment, Path.of(System.getProperty("user.home")));
    House house =
        new House(store, Path.of(""), Machine.standard(), heading(), this::seed, System::nanoTime);
    return FullScreen.run(house, puzzles, wanted);
  }
}
