package tabuleiro.terminal.screen.paint;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tabuleiro.terminal.screen.grid.ColourRole;

/// A colour for every ink. Immutable.
public final class Theme {
  /// The themes' names, in the order in which a key goes through them.
  public static final List<String> NAMES = List.of("dark", "light", "contrast");

  private final String name;
  private final Map<ColourRole, Colour> inks;
  private final Map<ColourRole, Colour> grounds;

  private Theme(String name, Map<ColourRole, Colour> inks, Map<ColourRole, Colour> grounds) {
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
    Map<ColourRole, Colour> inks = new EnumMap<>(ColourRole.class);
    Map<ColourRole, Colour> grounds = new EnumMap<>(ColourRole.class);
    for (String line : lines()) {
      String[] parts = line.trim().split(" +", -1);
      String[] colours = parts[column].split("/", -1);
      inks.put(ColourRole.valueOf(parts[0]), Colour.parse(colours[0]));
      grounds.put(ColourRole.valueOf(parts[0]), Colour.parse(colours[colours.length - 1]));
    }
    if (inks.size() < ColourRole.values().length) {
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
  Colour foreground(ColourRole ink) {
    return Objects.requireNonNull(inks.get(ink));
  }

  /// Returns the colour of what a character stands on.
  Colour background(ColourRole ink) {
    return Objects.requireNonNull(grounds.get(ink));
  }
}
