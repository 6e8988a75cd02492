package tabuleiro.terminal.screen.paint;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tabuleiro.terminal.screen.grid.ColourRole;

/// Assigns a colour to every colour role. Immutable.
public final class Theme {
  /// The names of the themes, in the order in which a key steps through them.
  public static final List<String> NAMES = List.of("dark", "light", "safe", "contrast", "classic");

  private final Map<ColourRole, Colour> foregrounds;
  private final Map<ColourRole, Colour> backgrounds;

  private Theme(Map<ColourRole, Colour> foregrounds, Map<ColourRole, Colour> backgrounds) {
    this.foregrounds = Map.copyOf(foregrounds);
    this.backgrounds = Map.copyOf(backgrounds);
  }

  /// Reads a theme from the resource `themes.txt`: a line for each role, with its name and, for
  /// each theme in the order of [#NAMES], the colour `RRGGBB:A`, where A is its place in a palette
  /// of sixteen. A different colour for backgrounds follows after `/`. Lines of colours, such as
  /// `RED`, stand for the sides; a line `ROLE.STONE` replaces the line `ROLE` on boards that need
  /// middle tones.
  ///
  /// @param name one of [#NAMES]
  /// @param pieces the colours of the sides
  public static Theme of(String name, PieceColours pieces) {
    int column = 1 + NAMES.indexOf(requireName(name));
    Map<String, String> cells = new HashMap<>();
    for (String line : lines()) {
      String[] parts = line.trim().split(" +", -1);
      cells.put(parts[0], parts[column]);
    }
    Map<ColourRole, Colour> foregrounds = new EnumMap<>(ColourRole.class);
    Map<ColourRole, Colour> backgrounds = new EnumMap<>(ColourRole.class);
    for (ColourRole role : ColourRole.values()) {
      String[] colours = cell(role, pieces, cells).split("/", -1);
      foregrounds.put(role, Colour.parse(colours[0]));
      backgrounds.put(role, Colour.parse(colours[colours.length - 1]));
    }
    return new Theme(foregrounds, backgrounds);
  }

  private static String cell(ColourRole role, PieceColours pieces, Map<String, String> cells) {
    String row =
        switch (role) {
          case FIRST -> pieces.first();
          case SECOND -> pieces.second();
          default -> role.name();
        };
    String stone = row + ".STONE";
    String used = pieces.needsMiddleTones() && cells.containsKey(stone) ? stone : row;
    return Objects.requireNonNull(cells.get(used), used);
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

  /// Returns a name of a theme unchanged.
  ///
  /// @throws IllegalArgumentException when there is no such theme
  public static String requireName(String name) {
    if (!NAMES.contains(name)) {
      throw new IllegalArgumentException("no theme " + name);
    }
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
