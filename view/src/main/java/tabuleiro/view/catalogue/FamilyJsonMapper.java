package tabuleiro.view.catalogue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import tabuleiro.engine.LevelStrength;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.protocol.catalogue.FamilyJson;
import tabuleiro.protocol.catalogue.FamilyJson.Field;
import tabuleiro.protocol.catalogue.FamilyJson.Player;
import tabuleiro.protocol.catalogue.FamilyJson.Value;
import tabuleiro.protocol.catalogue.FamilyJson.Variant;
import tabuleiro.rules.Family;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Side;
import tabuleiro.rules.VariantField;
import tabuleiro.text.Messages;

/// Makes [FamilyJson].
public final class FamilyJsonMapper {
  private FamilyJsonMapper() {}

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
