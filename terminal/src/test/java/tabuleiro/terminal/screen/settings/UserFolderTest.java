package tabuleiro.terminal.screen.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.terminal.screen.settings.GameChoices.PlayerChoice;
import tabuleiro.text.Language;

class UserFolderTest {
  private static final TerminalSettings STANDARD = TerminalSettings.defaults(Language.ENGLISH);

  @TempDir Path home;
  private UserFolder userFolder = new UserFolder(Path.of(""));

  @BeforeEach
  void useMissingFolder() {
    userFolder = new UserFolder(home.resolve("config").resolve("tabuleiro"));
  }

  @Test
  void withoutAFileTheDefaultsApply() {
    assertThat(userFolder.loadSettings(STANDARD).settings()).isEqualTo(STANDARD);
    assertThat(userFolder.unfinishedGames().list()).isEmpty();
  }

  @Test
  void allSettingsAreSaved() {
    TerminalSettings settings =
        STANDARD
            .withLanguage(Language.PORTUGUESE)
            .withTheme("light")
            .withColours(TerminalSettings.ColourMode.SIXTEEN)
            .withSymbols(TerminalSettings.SymbolSet.ASCII)
            .withPlayChoices(
                new GameChoices(
                    "jostle",
                    "hex",
                    new PlayerChoice("", " Zé \\ = # Ação"),
                    new PlayerChoice("9", ""),
                    "5m+3s",
                    true));
    for (TerminalSettings.Toggle which : TerminalSettings.Toggle.values()) {
      settings = settings.withToggled(which);
    }
    assertThat(userFolder.saveSettings(settings, Optional.of(settings.language()))).isTrue();
    assertThat(userFolder.loadSettings(STANDARD).settings()).isEqualTo(settings);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "theme=pink",
        "language=de",
        "sound=loud",
        "colours=7",
        "play.game=chess",
        "play.variant=no",
        "theme=\\u12"
      })
  void anInvalidFileIsRenamed(String text) throws IOException {
    Path file = home.resolve("config/tabuleiro/settings.properties");
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    UserFolder.Loaded loaded = userFolder.loadSettings(STANDARD);
    assertThat(loaded.settings()).isEqualTo(STANDARD);
    assertThat(loaded.setAside()).isPresent();
    assertThat(loaded.setAside().orElseThrow()).hasContent(text);
    assertThat(file).doesNotExist();
  }

  @Test
  void aFolderThatCannotBeWrittenIsTolerated() throws IOException {
    Files.writeString(home.resolve("config"), "a file");
    assertThat(userFolder.saveSettings(STANDARD, Optional.empty())).isFalse();
    assertThat(userFolder.loadSettings(STANDARD).settings()).isEqualTo(STANDARD);
  }

  @Test
  void theEnvironmentNamesTheFolder() {
    assertThat(UserFolder.locate(Map.of(), home).folder())
        .isEqualTo(home.resolve(".config").resolve("tabuleiro"));
    assertThat(UserFolder.locate(Map.of("XDG_CONFIG_HOME", home + "/x"), home).folder())
        .isEqualTo(home.resolve("x").resolve("tabuleiro"));
  }
}
