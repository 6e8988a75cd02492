package tabuleiro.app.cli;

import java.nio.file.Path;
import java.util.Map;

/// The user's home folder.
public final class UserHome {
  private UserHome() {}

  /// Returns the folder that the environment variable `HOME` names, else that of the account.
  public static Path of(Map<String, String> environment) {
    String home = environment.getOrDefault("HOME", "");
    return Path.of(home.isEmpty() ? System.getProperty("user.home") : home);
  }
}
