package tabuleiro.terminal.screen.settings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.play.file.AtomicFile;
import tabuleiro.text.Language;

/// The user's folder, with the settings and the unfinished games. When it cannot be read or
/// written, nothing is saved, and the program works without it.
///
/// @param folder the path, which need not exist yet
public record UserFolder(Path folder) {
  /// The result of loading the settings.
  ///
  /// @param settings the saved settings, or the defaults
  /// @param language the saved language; empty when the user has chosen none
  /// @param setAside the new path of a settings file that could not be parsed; empty otherwise
  public record Loaded(
      TerminalSettings settings, Optional<Language> language, Optional<Path> setAside) {}

  /// Returns the user's folder according to the environment: `XDG_CONFIG_HOME`, on Windows
  /// `APPDATA`, otherwise `.config` in the home folder.
  public static UserFolder locate(Map<String, String> environment, Path home) {
    for (String variable : List.of("XDG_CONFIG_HOME", "APPDATA")) {
      String value = environment.getOrDefault(variable, "");
      if (!value.isEmpty()) {
        return new UserFolder(Path.of(value, "tabuleiro"));
      }
    }
    return new UserFolder(home.resolve(".config").resolve("tabuleiro"));
  }

  private Path settingsFile() {
    return folder.resolve("settings.properties");
  }

  /// Loads the settings. A file that cannot be parsed is renamed.
  public Loaded loadSettings(TerminalSettings standard) {
    Path file = settingsFile();
    try {
      if (!Files.exists(file)) {
        return new Loaded(standard, Optional.empty(), Optional.empty());
      }
      String text = Files.readString(file);
      return new Loaded(
          SettingsProperties.parse(text, standard),
          SettingsProperties.parseLanguage(text),
          Optional.empty());
    } catch (IOException | IllegalArgumentException e) {
      return new Loaded(standard, Optional.empty(), setAside(file));
    }
  }

  private static Optional<Path> setAside(Path file) {
    Path aside = file.resolveSibling(file.getFileName() + ".broken");
    try {
      Files.move(file, aside, StandardCopyOption.REPLACE_EXISTING);
      return Optional.of(aside);
    } catch (IOException e) {
      return Optional.of(file);
    }
  }

  /// Saves the settings, and returns whether that was possible.
  ///
  /// @param language the language that the user has chosen; empty when it follows the environment
  public boolean saveSettings(TerminalSettings settings, Optional<Language> language) {
    try {
      Files.createDirectories(folder);
      AtomicFile.write(settingsFile(), SettingsProperties.format(settings, language));
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /// Returns the file of the secret by which servers recognise the player.
  public Path onlineSecret() {
    return folder.resolve("online-secret");
  }

  /// Returns the unfinished games.
  public UnfinishedGames unfinishedGames() {
    return new UnfinishedGames(folder.resolve("unfinished"));
  }
}
