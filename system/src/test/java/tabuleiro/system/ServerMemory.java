package tabuleiro.system;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.server.game.LiveGame;

/// What is in the memory of a server in another process.
final class ServerMemory {
  private static final Pattern USED = Pattern.compile("Total\\s+\\d+\\s+(\\d+)");
  private static final Pattern LOADED =
      Pattern.compile("(\\d+)\\s+\\d+\\s+" + Pattern.quote(LiveGame.class.getName()) + "\\s");

  private ServerMemory() {}

  /// Returns what its objects take after a collection, in megabytes.
  static double usedMegabytes(long pid) {
    return number(USED, histogram(pid)) / 1e6;
  }

  /// Returns how many games it has in memory.
  static int loadedGames(long pid) {
    return number(LOADED, histogram(pid));
  }

  /// Returns what is in the memory of a process after a collection.
  private static String histogram(long pid) {
    Path command = Path.of(System.getProperty("java.home"), "bin", "jcmd");
    try {
      Process process =
          new ProcessBuilder(command.toString(), String.valueOf(pid), "GC.class_histogram").start();
      return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int number(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    if (!matcher.find()) {
      throw new IllegalStateException("jcmd answers: " + text);
    }
    return Integer.parseInt(matcher.group(1));
  }
}
