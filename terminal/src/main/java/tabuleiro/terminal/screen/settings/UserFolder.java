package tabuleiro.terminal.screen.settings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.play.file.AtomicFile;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.RecordFormatException;
import tabuleiro.terminal.RecordFile;

/// The user's folder, with the settings and the unfinished game. When it cannot be read or written,
/// nothing is saved, and the program works without it.
///
/// @param folder the path, which need not exist yet
public record UserFolder(Path folder) {
  /// The result of loading the settings.
  ///
  /// @param settings the saved settings, or the defaults
  /// @param setAside the new path of a settings file that could not be parsed; empty otherwise
  public record Loaded(TerminalSettings settings, Optional<Path> setAside) {}

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

  private Path unfinishedFile() {
    return folder.resolve("unfinished.txt");
  }

  /// Loads the settings. A file that cannot be parsed is renamed.
  public Loaded loadSettings(TerminalSettings standard) {
    Path file = settingsFile();
    try {
      if (!Files.exists(file)) {
        return new Loaded(standard, Optional.empty());
      }
      return new Loaded(
          SettingsProperties.parse(Files.readString(file), standard), Optional.empty());
    } catch (IOException | IllegalArgumentException e) {
      return new Loaded(standard, setAside(file));
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
  public boolean saveSettings(TerminalSettings settings) {
    try {
      Files.createDirectories(folder);
      AtomicFile.write(settingsFile(), SettingsProperties.format(settings));
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /// Saves an unfinished game, and returns whether that was possible.
  public boolean saveUnfinished(GameRecord record) {
    try {
      Files.createDirectories(folder);
      RecordFile.write(unfinishedFile(), List.of(record));
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /// Deletes the unfinished game.
  public void deleteUnfinished() {
    try {
      Files.deleteIfExists(unfinishedFile());
    } catch (IOException e) {
      // The game is offered again, which does no harm.
    }
  }

  /// Returns the unfinished game; empty when there is none or it cannot be read.
  public Optional<ParsedRecord> loadUnfinished() {
    try {
      return Files.exists(unfinishedFile())
          ? RecordFile.read(unfinishedFile()).stream().findFirst()
          : Optional.empty();
    } catch (IOException | RecordFormatException e) {
      return Optional.empty();
    }
  }
}
