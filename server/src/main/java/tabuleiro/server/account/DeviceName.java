package tabuleiro.server.account;

import java.util.List;
import java.util.Optional;

/// Names a device by its browser and its system, by which its owner recognizes it.
final class DeviceName {
  /// What a browser's header contains, and its name. A browser also names those that it is like, so
  /// the more special ones come first.
  private static final List<String[]> BROWSERS =
      List.of(
          new String[] {"Edg", "Edge"},
          new String[] {"OPR/", "Opera"},
          new String[] {"Firefox/", "Firefox"},
          new String[] {"FxiOS/", "Firefox"},
          new String[] {"Chrome/", "Chrome"},
          new String[] {"CriOS/", "Chrome"},
          new String[] {"Safari/", "Safari"});

  private static final List<String[]> SYSTEMS =
      List.of(
          new String[] {"Android", "Android"},
          new String[] {"iPhone", "iPhone"},
          new String[] {"iPad", "iPad"},
          new String[] {"Windows", "Windows"},
          new String[] {"Mac OS", "macOS"},
          new String[] {"CrOS", "ChromeOS"},
          new String[] {"Linux", "Linux"});

  private DeviceName() {}

  /// Returns the name of the device that has sent a header `User-Agent`, such as `Firefox, Linux`;
  /// empty for an unknown one.
  static String of(Optional<String> userAgent) {
    String text = userAgent.orElse("");
    String browser = find(BROWSERS, text);
    String system = find(SYSTEMS, text);
    return browser.isEmpty() || system.isEmpty() ? browser + system : browser + ", " + system;
  }

  private static String find(List<String[]> names, String text) {
    return names.stream()
        .filter(name -> text.contains(name[0]))
        .map(name -> name[1])
        .findFirst()
        .orElse("");
  }
}
