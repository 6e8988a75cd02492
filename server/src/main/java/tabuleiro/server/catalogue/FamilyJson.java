package tabuleiro.server.catalogue;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import tabuleiro.engine.LevelStrength;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.rules.Family;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Side;
import tabuleiro.rules.VariantField;
import tabuleiro.server.view.PlayerName;
import tabuleiro.text.Messages;

/// A game with its variants and computer players.
///
/// @param game its identifier, such as `talpa`
/// @param name its name
/// @param tagline a description in one sentence
/// @param credit its designer
/// @param first the name of the first side, such as Red
/// @param second the name of the second side
/// @param home the default variant
/// @param fields what makes up a variant; empty when a menu lists all variants
/// @param variants all variants, those for menus first
/// @param players the computer players, the levels first
@Json
public record FamilyJson(
    String game,
    String name,
    String tagline,
    String credit,
    String first,
    String second,
    String home,
    List<Field> fields,
    List<Variant> variants,
    List<Player> players) {
  /// One of the choices that make up a variant.
  ///
  /// @param name its name, such as Columns
  /// @param values its values in the order of menus
  @Json
  public record Field(String name, List<Value> values) {
    /// Copies the list.
    public Field {
      values = List.copyOf(values);
    }
  }

  /// A value of a field.
  ///
  /// @param value its identifier
  /// @param name its name; the identifier when it has none
  @Json
  public record Value(String value, String name) {}

  /// A variant.
  ///
  /// @param variant its canonical identifier
  /// @param name its name; the identifier when it has none
  /// @param featured whether menus show it
  /// @param rated whether games on it can be rated
  /// @param values its value for each field
  @Json
  public record Variant(
      String variant, String name, boolean featured, boolean rated, List<String> values) {
    /// Copies the list.
    public Variant {
      values = List.copyOf(values);
    }
  }

  /// A computer player.
  ///
  /// @param player the text that selects it, such as `5`
  /// @param name its name
  /// @param elo its measured rating above level 1, in Elo points, by variant; 0 for level 1
  @Json
  public record Player(String player, String name, Map<String, Integer> elo) {
    /// Copies the map.
    public Player {
      elo = Map.copyOf(elo);
    }
  }

  /// Copies the lists.
  public FamilyJson {
    fields = List.copyOf(fields);
    variants = List.copyOf(variants);
    players = List.copyOf(players);
  }

  /// Returns a game's description.
  ///
  /// @param messages the messages of the family
  static FamilyJson of(Family family, PlayerCatalogue players, Messages messages) {
    return new FamilyJson(
        family.name(),
        messages.format("name"),
        messages.format("tagline"),
        messages.format("credit"),
        messages.sideName(Side.FIRST),
        messages.sideName(Side.SECOND),
        family.variants().getFirst(),
        family.variantFields().stream().map(field -> field(field, messages)).toList(),
        variants(family, messages),
        players.playerIds(family.name()).stream()
            .map(text -> player(family, text, PlayerName.of(text, messages)))
            .toList());
  }

  private static Field field(VariantField field, Messages messages) {
    return new Field(
        messages.format("field." + field.name()),
        field.values().stream()
            .map(value -> new Value(value, messages.fieldValueName(field.name(), value)))
            .toList());
  }

  private static List<Variant> variants(Family family, Messages messages) {
    Set<String> featured = Set.copyOf(family.featuredVariants());
    return Stream.concat(
            family.featuredVariants().stream(),
            family.variants().stream().filter(variant -> !featured.contains(variant)))
        .map(variant ->
            new Variant(
                variant,
                messages.variantName(variant),
                featured.contains(variant),
                RatedBoards.contains(new GameId(family.name(), variant)),
                family.variantFields().stream()
                    .map(field -> field.valueOf().apply(variant))
                    .toList()))
        .toList();
  }

  private static Player player(Family family, String player, String name) {
    Map<String, Integer> elo = new TreeMap<>();
    for (LevelStrength strength : LevelStrength.of(family.name())) {
      if (player.equals("1")) {
        elo.put(strength.variant(), 0);
      } else if (player.equals(String.valueOf(strength.number()))) {
        elo.put(strength.variant(), strength.elo());
      }
    }
    return new Player(player, name, elo);
  }
}
