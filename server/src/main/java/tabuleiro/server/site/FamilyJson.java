package tabuleiro.server.site;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import tabuleiro.engine.LevelStrength;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.rules.Family;
import tabuleiro.rules.Side;
import tabuleiro.server.view.PlayerName;
import tabuleiro.text.Messages;

/// What a page says of a game before one is begun.
///
/// @param game its name in commands, such as `talpa`
/// @param name its name in words
/// @param tagline what it is about, in a sentence
/// @param credit who designed it
/// @param first the first side in words, such as Red
/// @param second the second side
/// @param home the variant that is played where nobody asks for another
/// @param variants all variants, those that a menu shows first
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
    List<Variant> variants,
    List<Player> players) {
  /// A variant.
  ///
  /// @param variant its canonical name
  /// @param name in words; the canonical name where it has none
  /// @param featured whether a menu shows it
  @Json
  public record Variant(String variant, String name, boolean featured) {}

  /// A computer player.
  ///
  /// @param player the text that asks for it, such as `5`
  /// @param name its name in words
  /// @param elo how much stronger than level 1 it was measured to be, by variants; 0 for level 1
  @Json
  public record Player(String player, String name, Map<String, Integer> elo) {
    /// Copies the map.
    public Player {
      elo = Map.copyOf(elo);
    }
  }

  /// Copies the lists.
  public FamilyJson {
    variants = List.copyOf(variants);
    players = List.copyOf(players);
  }

  /// Returns what is said of a family.
  ///
  /// @param words those of the family
  static FamilyJson of(Family family, PlayerCatalogue players, Messages words) {
    return new FamilyJson(
        family.name(),
        words.format("name"),
        words.format("tagline"),
        words.format("credit"),
        words.sideName(Side.FIRST),
        words.sideName(Side.SECOND),
        family.variants().getFirst(),
        variants(family, words),
        players.playerIds(family.name()).stream()
            .map(text -> player(family, text, PlayerName.of(text, words)))
            .toList());
  }

  private static List<Variant> variants(Family family, Messages words) {
    Set<String> featured = Set.copyOf(family.featuredVariants());
    return Stream.concat(
            family.featuredVariants().stream(),
            family.variants().stream().filter(variant -> !featured.contains(variant)))
        .map(variant -> {
          String key = "variant." + variant;
          String name = words.hasKey(key) ? words.format(key) : variant;
          return new Variant(variant, name, featured.contains(variant));
        })
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
