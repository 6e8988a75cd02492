package tabuleiro.games.morelli;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.Family;
import tabuleiro.rules.UnknownVariantException;

/// Morelli with its variant open: five sizes of board, each with three set-ups.
public final class MorelliFamily implements Family {
  private static final List<Integer> SIZES = List.of(13, 11, 9, 7, 5);
  private static final List<String> FEATURED =
      List.of("13", "13-adjacent", "13-opposing", "11", "9");

  @Override
  public String name() {
    return "morelli";
  }

  @Override
  public List<String> variants() {
    List<String> names = new ArrayList<>();
    for (int size : SIZES) {
      for (MorelliSetup setUp : MorelliSetup.values()) {
        names.add(canonicalName(size, setUp));
      }
    }
    return names;
  }

  @Override
  public List<String> featuredVariants() {
    return FEATURED;
  }

  /// Returns the game of a variant: a size, alone or with `-random`, `-adjacent` or `-opposing`. A
  /// size alone has the random set-up.
  ///
  /// @throws UnknownVariantException when there is no such variant
  @Override
  public MorelliGame game(String variant) {
    for (int size : SIZES) {
      for (MorelliSetup setUp : MorelliSetup.values()) {
        String canonical = canonicalName(size, setUp);
        if (variant.equals(canonical) || variant.equals(size + "-" + setUp.key())) {
          return new MorelliGame(canonical, MorelliGeometry.of(size), setUp);
        }
      }
    }
    throw new UnknownVariantException(this, variant);
  }

  @Override
  public MorelliGame game() {
    return game(variants().getFirst());
  }

  private static String canonicalName(int size, MorelliSetup setUp) {
    return setUp == MorelliSetup.RANDOM ? String.valueOf(size) : size + "-" + setUp.key();
  }
}
