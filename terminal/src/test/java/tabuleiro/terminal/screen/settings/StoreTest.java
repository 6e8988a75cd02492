package tabuleiro.terminal.screen.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.terminal.screen.settings.GamePlan.Sitter;
import tabuleiro.text.Language;

class StoreTest {
  private static final Settings STANDARD = Settings.standard(Language.ENGLISH);

  @TempDir Path home;
  private Store store = new Store(Path.of(""));

  @BeforeEach
  void inAFolderThatIsNotThereYet() {
    store = new Store(home.resolve("config").resolve("tabuleiro"));
  }

  @Test
  void whereNothingIsRememberedTheStandardHolds() {
    assertThat(store.load(STANDARD).settings()).isEqualTo(STANDARD);
    assertThat(store.kept()).isEmpty();
  }

  @Test
  void everythingThatCanBeChosenIsRemembered() {
    Settings settings =
        STANDARD
            .withLanguage(Language.PORTUGUESE)
            .withTheme("light")
            .withColours(Settings.Colours.SIXTEEN)
            .withSymbols(Settings.Symbols.ASCII)
            .withPlan(
                new GamePlan(
                    "jostle",
                    "hex",
                    new Sitter("", " Zé \\ = # Ação"),
                    new Sitter("9", ""),
                    "5m+3s",
                    true));
    for (Settings.Switch which : Settings.Switch.values()) {
      settings = settings.turned(which);
    }
    assertThat(store.save(settings)).isTrue();
    assertThat(store.load(STANDARD).settings()).isEqualTo(settings);
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
  void aBrokenFileIsSetAside(String text) throws IOException {
    Path file = home.resolve("config/tabuleiro/settings.properties");
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    Store.Loaded loaded = store.load(STANDARD);
    assertThat(loaded.settings()).isEqualTo(STANDARD);
    assertThat(loaded.setAside()).isPresent();
    assertThat(loaded.setAside().orElseThrow()).hasContent(text);
    assertThat(file).doesNotExist();
  }

  @Test
  void aFolderThatCannotBeWrittenIsNoMishap() throws IOException {
    Files.writeString(home.resolve("config"), "a file");
    assertThat(store.save(STANDARD)).isFalse();
    assertThat(store.load(STANDARD).settings()).isEqualTo(STANDARD);
  }

  @Test
  void theEnvironmentNamesTheFolder() {
    assertThat(Store.of(Map.of(), home).folder())
        .isEqualTo(home.resolve(".config").resolve("tabuleiro"));
    assertThat(Store.of(Map.of("XDG_CONFIG_HOME", home + "/x"), home).folder())
        .isEqualTo(home.resolve("x").resolve("tabuleiro"));
  }
}
