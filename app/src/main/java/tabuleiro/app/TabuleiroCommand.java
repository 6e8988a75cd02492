package tabuleiro.app;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import tabuleiro.app.cli.BuildVersion;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.ScreenSession;
import tabuleiro.app.cli.UserHome;
import tabuleiro.terminal.plain.ConsoleMenu;
import tabuleiro.terminal.screen.FullScreen;
import tabuleiro.terminal.screen.ScreenContext;
import tabuleiro.terminal.screen.StartPage;
import tabuleiro.terminal.screen.settings.UserFolder;
import tabuleiro.text.Language;

/// The command without a subcommand: the menu. It also has the options that all commands share.
@Command(
    name = "tabuleiro",
    scope = ScopeType.INHERIT,
    versionProvider = BuildVersion.class,
    footer = {"  tabuleiro play talpa", "  tabuleiro help arena"})
final class TabuleiroCommand implements Callable<Integer> {
  private final CommandContext context;

  private Optional<Language> language = Optional.empty();

  @SuppressWarnings("UnusedVariable") // picocli reads the annotation only.
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      descriptionKey = "help",
      scope = ScopeType.INHERIT)
  private boolean help;

  @SuppressWarnings("UnusedVariable") // picocli reads the annotation only.
  @Option(
      names = {"-v", "-V", "--version"},
      versionHelp = true,
      descriptionKey = "version",
      scope = ScopeType.INHERIT)
  private boolean version;

  @Option(names = "--plain", descriptionKey = "plain", scope = ScopeType.INHERIT)
  private boolean plain;

  @Option(names = "--ascii", descriptionKey = "ascii", scope = ScopeType.INHERIT)
  private boolean ascii;

  @Option(names = "--no-color", descriptionKey = "no-color", scope = ScopeType.INHERIT)
  private boolean noColor;

  TabuleiroCommand(CommandContext context) {
    this.context = context;
  }

  /// Rejects an unknown language. [CommandContext] has read the option before.
  @Option(
      names = "--lang",
      paramLabel = "en|pt|pt-BR",
      descriptionKey = "lang",
      completionCandidates = LanguageCodes.class,
      scope = ScopeType.INHERIT)
  void checkLanguage(String code) {
    language = Language.of(code);
    if (language.isEmpty()) {
      throw OptionValues.invalid("--lang", code);
    }
  }

  @Override
  public Integer call() {
    ScreenSession menu = ScreenSession.of(new StartPage.Menu());
    if (!runFullScreen(menu)) {
      new ConsoleMenu(context.console(), menu.computers(), menu.heading(), menu.seeds()).run();
    }
    return 0;
  }

  /// Runs the full screen if input and output are a terminal that supports it, and returns whether
  /// it has done so.
  boolean runFullScreen(ScreenSession session) {
    Map<String, String> environment = System.getenv();
    FullScreen.Options options =
        new FullScreen.Options(
            environment, language, context.messages().language(), noColor, ascii);
    if (plain || !context.isTerminal() || !options.isSupported()) {
      return false;
    }
    UserFolder folder = UserFolder.locate(environment, UserHome.of(environment));
    ScreenContext screen =
        new ScreenContext(
            folder,
            Path.of(""),
            session.computers(),
            session.heading(),
            session.seeds(),
            session.onGameOver(),
            System::nanoTime);
    return FullScreen.run(screen, session.start(), options);
  }

  /// The codes of the languages, which shells complete.
  static final class LanguageCodes implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Stream.of(Language.values()).map(Language::code).iterator();
    }
  }
}
