package tabuleiro.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.record.EventTags;
import tabuleiro.terminal.common.ComputerSettings;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.settings.GameChoices;
import tabuleiro.terminal.screen.settings.GameChoices.PlayerChoice;
import tabuleiro.terminal.screen.settings.TerminalSettings;
import tabuleiro.terminal.screen.settings.UserFolder;
import tabuleiro.text.Language;

/// A program with two human players at Talpa 3x3, its keyboard and its screen.
abstract class ScreenScenario {
  private static final ComputerSettings FAST =
      new ComputerSettings(
          EnginePlayers.catalogue(), MoveLimits.ofNodes(100), MoveLimits.ofNodes(100));

  @TempDir Path folder;
  ScreenProgram program = begin(Path.of("target"), GameChoices.PLAY_DEFAULT);

  static ScreenProgram begin(Path folder, GameChoices choices) {
    return begin(folder, choices, new StartPage.Menu());
  }

  static ScreenProgram begin(Path folder, GameChoices choices, StartPage start) {
    ScreenContext context =
        new ScreenContext(
            new UserFolder(folder.resolve("config")),
            folder,
            FAST,
            EventTags.NONE,
            () -> 7,
            over -> {},
            () -> 0);
    TerminalSettings settings =
        TerminalSettings.defaults(Language.ENGLISH).withPlayChoices(choices);
    ScreenProgram program =
        new ScreenProgram(context, start, settings, Optional.empty(), Language.ENGLISH, "");
    program.resize(80, 24, false);
    return program;
  }

  @BeforeEach
  void startWithTwoHumansAtTalpa3x3() {
    restart(PlayerChoice.HUMAN.withName("Rui"));
  }

  void restart(PlayerChoice second) {
    program.close();
    PlayerChoice ana = PlayerChoice.HUMAN.withName("Ana");
    program = begin(folder, new GameChoices("talpa", "3x3", ana, second, "", false));
  }

  @AfterEach
  void closeProgram() {
    program.close();
  }

  void press(SpecialKey... keys) {
    for (SpecialKey key : keys) {
      program.handle(new InputEvent.KeyEvent(key));
    }
  }

  void type(String text) {
    text.codePoints().forEach(c -> program.handle(new InputEvent.CharacterEvent(c)));
  }

  /// Answers yes to a question.
  void confirm() {
    press(SpecialKey.RIGHT, SpecialKey.ENTER);
    program.tick();
  }

  void enter(String text) {
    type(text);
    press(SpecialKey.ENTER);
    program.tick();
  }

  String screen() {
    return program.draw().format();
  }

  /// Starts a game from the menu: the line "New game" and the last line of its page.
  void beginGame() {
    if (screen().contains("> Resume:")) {
      press(SpecialKey.DOWN);
    }
    press(SpecialKey.ENTER, SpecialKey.END, SpecialKey.ENTER);
    program.tick();
  }

  void awaitScreen(String text) throws InterruptedException {
    for (int i = 0; i < 2000 && !screen().contains(text); i++) {
      program.tick();
      Thread.sleep(2);
    }
    assertThat(screen()).contains(text);
  }
}
