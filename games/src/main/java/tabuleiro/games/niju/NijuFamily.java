package tabuleiro.games.niju;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Family;
import tabuleiro.rules.Scene;
import tabuleiro.rules.UnknownVariantException;
import tabuleiro.rules.VariantField;

/// Ni-Ju, by Nestor Romeral Andres (2016). Its variants are the goals `most` (the default) and
/// `first`, each with 1 to 20 tiles for a player: the number follows a hyphen, and 20 is left out.
public final class NijuFamily implements Family {
  /// The family's name.
  static final String NAME = "niju";

  private static final List<String> GOALS = List.of("most", "first");
  private static final Pattern VARIANT = Pattern.compile("(most|first)(?:-([1-9][0-9]?))?");

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public List<String> variants() {
    List<String> names = new ArrayList<>(GOALS);
    for (String goal : GOALS) {
      for (int tiles = 1; tiles < NijuTiles.COUNT; tiles++) {
        names.add(goal + "-" + tiles);
      }
    }
    return List.copyOf(names);
  }

  @Override
  public List<String> featuredVariants() {
    return List.of("most", "first", "most-10", "first-10", "most-6", "first-6");
  }

  /// Returns the goal and the number of tiles of each player.
  @Override
  public List<VariantField> variantFields() {
    return List.of(
        new VariantField("goal", GOALS, variant -> variant.replaceFirst("-.*", "")),
        new VariantField(
            "tiles",
            IntStream.rangeClosed(1, NijuTiles.COUNT)
                .map(count -> NijuTiles.COUNT + 1 - count)
                .mapToObj(String::valueOf)
                .toList(),
            variant ->
                variant.contains("-")
                    ? variant.substring(variant.indexOf('-') + 1)
                    : String.valueOf(NijuTiles.COUNT)));
  }

  /// Returns the game of a variant; `most-20` and `first-20` are also accepted.
  @Override
  public NijuGame game(String variant) {
    Matcher matcher = VARIANT.matcher(variant);
    if (!matcher.matches()) {
      throw new UnknownVariantException(this, variant);
    }
    String number = matcher.group(2);
    int tiles = number == null ? NijuTiles.COUNT : Integer.parseInt(number);
    if (tiles > NijuTiles.COUNT) {
      throw new UnknownVariantException(this, variant);
    }
    return new NijuGame(tiles, matcher.group(1).equals("first"));
  }

  @Override
  public NijuGame game() {
    return game("most");
  }

  @Override
  public List<EndReason> endReasons() {
    return List.of(NijuPosition.PATTERNS);
  }

  @Override
  public List<Scene.MarkKind> markKinds() {
    return List.of(Scenes.COMPLETE, Scenes.SPOILED);
  }

  /// Returns the three levels of the computer of the report.
  @Override
  public List<ClassicPlayer> classicPlayers() {
    return Stream.of(NijuClassicPlayer.Level.values())
        .map(level -> new ClassicPlayer(level.key(), new NijuClassicPlayer(level)))
        .toList();
  }
}
