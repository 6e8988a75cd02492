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

/// Assigns a colour to every colour role. Immutable.
public final class Theme {
  /// The names of the themes, in the order in which a key steps through them.
  public static final List<String> NAMES = List.of("dark", "light", "contrast");

  private final String name;
  private final Map<ColourRole, Colour> foregrounds;
  private final Map<ColourRole, Colour> backgrounds;

  private Theme(
      String name, Map<ColourRole, Colour> foregrounds, Map<ColourRole, Colour> backgrounds) {
    this.name = name;
    this.foregrounds = Map.copyOf(foregrounds);
    this.backgrounds = Map.copyOf(backgrounds);
  }

  /// Reads a theme from the resource `themes.txt`: a line for each role, with its name and, for
  /// each theme in the order of [#NAMES], the colour `RRGGBB:A`, where A is its place in a palette
  /// of sixteen. A different colour for backgrounds follows after `/`.
  ///
  /// @param name one of [#NAMES]
  public static Theme of(String name) {
    int column = 1 + NAMES.indexOf(name);
    if (column == 0) {
      throw new IllegalArgumentException("no theme " + name);
    }
    Map<ColourRole, Colour> foregrounds = new EnumMap<>(ColourRole.class);
    Map<ColourRole, Colour> backgrounds = new EnumMap<>(ColourRole.class);
    for (String line : lines()) {
      String[] parts = line.trim().split(" +", -1);
      String[] colours = parts[column].split("/", -1);
      foregrounds.put(ColourRole.valueOf(parts[0]), Colour.parse(colours[0]));
      backgrounds.put(ColourRole.valueOf(parts[0]), Colour.parse(colours[colours.length - 1]));
    }
    if (foregrounds.size() < ColourRole.values().length) {
      throw new IllegalStateException("roles without a colour in " + name);
    }
    return new Theme(name, foregrounds, backgrounds);
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

  /// Returns the name of the next theme; the first one follows the last.
  public static String after(String name) {
    return NAMES.get((NAMES.indexOf(name) + 1) % NAMES.size());
  }

  /// Returns the colour of a character.
  Colour foreground(ColourRole colour) {
    return Objects.requireNonNull(foregrounds.get(colour));
  }

  /// Returns the colour of a background.
  Colour background(ColourRole colour) {
    return Objects.requireNonNull(backgrounds.get(colour));
  }
}
