package tabuleiro.terminal.screen.paint;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tabuleiro.terminal.screen.sheet.Ink;

/// A colour for every ink. Immutable.
public final class Theme {
  /// The themes' names, in the order in which a key goes through them.
  public static final List<String> NAMES = List.of("dark", "light", "contrast");

  private final String name;
  private final Map<Ink, Shade> inks;
  private final Map<Ink, Shade> grounds;

  private Theme(String name, Map<Ink, Shade> inks, Map<Ink, Shade> grounds) {
    this.name = name;
    this.inks = Map.copyOf(inks);
    this.grounds = Map.copyOf(grounds);
  }

  /// Reads the theme of a name from the resource `themes.txt`: a line for each ink, with its name
  /// and for each theme, in the order of [#NAMES], the colour `RRGGBB:A`, where A is its place in a
  /// palette of sixteen; where the ink has another colour as a ground, that follows after `/`.
  ///
  /// @param name one of [#NAMES]
  public static Theme of(String name) {
    int column = 1 + NAMES.indexOf(name);
    if (column == 0) {
      throw new IllegalArgumentException("no theme " + name);
    }
    Map<Ink, Shade> inks = new EnumMap<>(Ink.class);
    Map<Ink, Shade> grounds = new EnumMap<>(Ink.class);
    for (String line : lines()) {
      String[] parts = line.trim().split(" +", -1);
      String[] colours = parts[column].split("/", -1);
      inks.put(Ink.valueOf(parts[0]), Shade.parse(colours[0]));
      grounds.put(Ink.valueOf(parts[0]), Shade.parse(colours[colours.length - 1]));
    }
    if (inks.size() < Ink.values().length) {
      throw new IllegalStateException("inks without a colour in " + name);
    }
    return new Theme(name, inks, grounds);
  }

  private static List<String> lines() {
    try (InputStream in = Theme.class.getResourceAsStream("themes.txt")) {
      if (in == null) {
        throw new IllegalStateException("no themes.txt");
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Returns the name.
  public String name() {
    return name;
  }

  /// Returns the name of the theme that follows another, the first after the last.
  public static String after(String name) {
    return NAMES.get((NAMES.indexOf(name) + 1) % NAMES.size());
  }

  /// Returns the colour of a character.
  Shade ink(Ink ink) {
    return Objects.requireNonNull(inks.get(ink));
  }

  /// Returns the colour of what a character stands on.
  Shade ground(Ink ink) {
    return Objects.requireNonNull(grounds.get(ink));
  }
}
