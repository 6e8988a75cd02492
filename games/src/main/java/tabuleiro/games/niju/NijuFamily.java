package tabuleiro.games.niju;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Family;
import tabuleiro.rules.Scene;
import tabuleiro.rules.UnknownVariantException;
import tabuleiro.rules.VariantField;

/// Ni-Ju, by Nestor Romeral Andres (2016). Its variants are the goals `most` (the default) and
/// `first`, each with 1 to 20 tiles for a player: the number follows a hyphen, and 20 is left out.
/// Two numbers, White's first, are a handicap, as in `most-20-16`.
public final class NijuFamily implements Family {
  /// The family's name.
  static final String NAME = "niju";

  private static final List<String> GOALS = List.of("most", "first");
  private static final Pattern VARIANT = Pattern.compile("(most|first)(?:-(.+))?");

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public List<String> variants() {
    List<String> names = new ArrayList<>(GOALS);
    for (String goal : GOALS) {
      HandSizes.ALL.stream()
          .filter(hands -> !hands.equals(HandSizes.FULL))
          .forEach(hands -> names.add(goal + "-" + hands.format()));
    }
    return List.copyOf(names);
  }

  @Override
  public List<String> featuredVariants() {
    return List.of("most", "first", "most-10", "first-10", "most-6", "first-6");
  }

  @Override
  public List<String> publishedVariants() {
    return GOALS;
  }

  /// Returns the goal and the number of tiles of each player.
  @Override
  public List<VariantField> variantFields() {
    return List.of(
        new VariantField("goal", GOALS, variant -> variant.replaceFirst("-.*", "")),
        new VariantField(
            "tiles",
            HandSizes.ALL.stream().map(HandSizes::format).toList(),
            variant -> game(variant).hands().format()));
  }

  /// Returns the game of a variant; `most-20` and `first-20` are also accepted.
  @Override
  public NijuGame game(String variant) {
    Matcher matcher = VARIANT.matcher(variant);
    if (!matcher.matches()) {
      throw new UnknownVariantException(this, variant);
    }
    HandSizes hands =
        Optional.ofNullable(matcher.group(2))
            .map(HandSizes::parse)
            .orElse(Optional.of(HandSizes.FULL))
            .orElseThrow(() -> new UnknownVariantException(this, variant));
    return new NijuGame(hands, matcher.group(1).equals("first"));
  }

  /// Returns the name of a variant.
  static String variant(boolean firstPatternWins, HandSizes hands) {
    String goal = firstPatternWins ? "first" : "most";
    return hands.equals(HandSizes.FULL) ? goal : goal + "-" + hands.format();
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
