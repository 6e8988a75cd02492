package tabuleiro.terminal.screen.paint;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import tabuleiro.terminal.screen.sheet.Ink;

/// A colour for every ink. Immutable.
public final class Theme {
  /// The themes' names, in the order in which a key goes through them.
  public static final List<String> NAMES = List.of("dark", "light", "contrast");

  private final String name;
  private final Map<Ink, Shade> shades;

  private Theme(String name, Map<Ink, Shade> shades) {
    this.name = name;
    this.shades = Map.copyOf(shades);
  }

  /// Reads the theme of a name from the resource `themes.txt`: a line for each ink, with its name
  /// and for each theme, in the order of [#NAMES], the colour `RRGGBB:A`, where A is its place in a
  /// palette of sixteen.
  ///
  /// @param name one of [#NAMES]
  public static Theme of(String name) {
    int column = 1 + NAMES.indexOf(name);
    if (column == 0) {
      throw new IllegalArgumentException("no theme " + name);
    }
    Map<Ink, Shade> shades = new EnumMap<>(Ink.class);
    for (String line : lines()) {
      String[] parts = line.trim().split(" +", -1);
      shades.put(Ink.valueOf(parts[0]), shade(parts[column]));
    }
    if (shades.size() < Ink.values().length) {
      throw new IllegalStateException("inks without a colour in " + name);
    }
    return new Theme(name, shades);
  }

  private static Shade shade(String text) {
    List<String> parts = new ArrayList<>(List.of(text.split(":", -1)));
    return new Shade(Integer.parseInt(parts.get(0), 16), Integer.parseInt(parts.get(1)));
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

  Shade shade(Ink ink) {
    Shade shade = shades.get(ink);
    if (shade == null) {
      throw new IllegalStateException("no colour for " + ink);
    }
    return shade;
  }
}
