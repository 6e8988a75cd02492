package tabuleiro.games.morelli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Family;
import tabuleiro.rules.Motif;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.UnknownVariantException;
import tabuleiro.rules.VariantField;

/// Morelli, by Richard Moxham (2011). Its variants are five sizes of board with three setups each.
public final class MorelliFamily implements Family {
  /// The family's name.
  static final String NAME = "morelli";

  private static final List<Integer> SIZES = List.of(13, 11, 9, 7, 5);
  private static final List<String> FEATURED =
      List.of("13", "13-adjacent", "13-opposing", "11", "9");

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public List<String> variants() {
    List<String> names = new ArrayList<>();
    for (int size : SIZES) {
      for (MorelliSetup setup : MorelliSetup.values()) {
        names.add(canonicalName(size, setup));
      }
    }
    return names;
  }

  @Override
  public List<String> featuredVariants() {
    return FEATURED;
  }

  /// Returns the length of a side and the setup.
  @Override
  public List<VariantField> variantFields() {
    return List.of(
        new VariantField(
            "size",
            SIZES.stream().map(String::valueOf).toList(),
            variant -> variant.replaceFirst("-.*", "")),
        new VariantField(
            "setup",
            Stream.of(MorelliSetup.values()).map(MorelliSetup::key).toList(),
            variant ->
                variant.contains("-")
                    ? variant.substring(variant.indexOf('-') + 1)
                    : MorelliSetup.RANDOM.key()));
  }

  /// Returns the game of a variant: a size, alone or with `-random`, `-adjacent` or `-opposing`. A
  /// size alone has the random setup.
  ///
  /// @throws UnknownVariantException when there is no such variant
  @Override
  public MorelliGame game(String variant) {
    for (int size : SIZES) {
      for (MorelliSetup setup : MorelliSetup.values()) {
        String canonical = canonicalName(size, setup);
        if (variant.equals(canonical) || variant.equals(size + "-" + setup.key())) {
          return new MorelliGame(canonical, MorelliGeometry.of(size), setup);
        }
      }
    }
    throw new UnknownVariantException(this, variant);
  }

  @Override
  public MorelliGame game() {
    return game(variants().getFirst());
  }

  @Override
  public List<EndReason> endReasons() {
    return List.of(MorelliPosition.THRONE, MorelliPosition.NO_THRONE);
  }

  @Override
  public List<Outcome> outcomes() {
    return List.of(
        Outcome.win(Side.FIRST, MorelliPosition.THRONE), Outcome.draw(MorelliPosition.NO_THRONE));
  }

  @Override
  public List<Scene.MarkKind> markKinds() {
    return List.of(Scenes.THRONE, Scenes.FRAME);
  }

  @Override
  public List<Motif> motifs() {
    return List.of(BrokenFrame.MOTIF);
  }

  /// Returns the computer player of the report, which plays at random.
  @Override
  public List<ClassicPlayer> classicPlayers() {
    return List.of(ClassicPlayer.random());
  }

  private static String canonicalName(int size, MorelliSetup setup) {
    return setup == MorelliSetup.RANDOM ? String.valueOf(size) : size + "-" + setup.key();
  }
}
