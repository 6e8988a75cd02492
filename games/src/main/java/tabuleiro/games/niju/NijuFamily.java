package tabuleiro.games.niju;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Family;
import tabuleiro.rules.Scene;
import tabuleiro.rules.UnknownVariantException;

/// Ni-Ju, by Nestor Romeral Andres (2016). Its variants are the goals `most` (the default) and
/// `first`, each with 1 to 20 tiles for a player: the number follows a hyphen, and 20 is left out.
public final class NijuFamily implements Family {
  /// The family's name.
  static final String NAME = "niju";

  private static final Pattern VARIANT = Pattern.compile("(most|first)(?:-([1-9][0-9]?))?");

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public List<String> variants() {
    List<String> names = new ArrayList<>(List.of("most", "first"));
    for (String goal : List.of("most", "first")) {
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
