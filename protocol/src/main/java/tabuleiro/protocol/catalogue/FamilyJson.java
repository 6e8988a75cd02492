package tabuleiro.protocol.catalogue;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Map;
import tabuleiro.protocol.record.OrderedMaps;

/// A family of games: its variants and players.
///
/// @param game the name of the family, such as talpa
/// @param name its name in the reader's language
/// @param tagline the game in one sentence
/// @param credit the designer and the year
/// @param first the name of the first side
/// @param second the name of the second side
/// @param mainVariant the main variant
/// @param fields the choices that make up a variant; empty where a menu lists all variants
/// @param variants the variants
/// @param players the computer players
@Json
public record FamilyJson(
    String game,
    String name,
    String tagline,
    String credit,
    String first,
    String second,
    String mainVariant,
    List<Field> fields,
    List<Variant> variants,
    List<Player> players) {
  /// One of the choices that make up a variant.
  ///
  /// @param name its name in the reader's language, such as Columns
  /// @param values its values
  @Json
  public record Field(String name, List<Value> values) {
    /// Copies the list.
    public Field {
      values = List.copyOf(values);
    }
  }

  /// A value of a field.
  ///
  /// @param value the value
  /// @param name its name in the reader's language
  @Json
  public record Value(String value, String name) {}

  /// A variant.
  ///
  /// @param variant the name of the variant
  /// @param name its name in the reader's language
  /// @param featured whether a short list shows it
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
  /// @param player the text of the player, such as 5
  /// @param name its name in the reader's language
  /// @param elo its Elo above level 1, by variant, where it was measured
  @Json
  public record Player(String player, String name, Map<String, Integer> elo) {
    /// Copies the map.
    public Player {
      elo = OrderedMaps.copyOf(elo);
    }
  }

  /// Copies the lists.
  public FamilyJson {
    fields = List.copyOf(fields);
    variants = List.copyOf(variants);
    players = List.copyOf(players);
  }
}
