package tabuleiro.games.common;

import java.util.List;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.UnknownVariantException;

/// A family whose few variants are listed, and all shown in menus. Immutable.
///
/// @param <G> the type of its games
public abstract class ListedFamily<G extends Game> implements Family {
  private final String name;
  private final List<G> games;

  /// @param name the name of the family, such as `trench`
  /// @param games one for each variant, the default first
  protected ListedFamily(String name, List<G> games) {
    this.name = name;
    this.games = List.copyOf(games);
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final List<String> variants() {
    return games.stream().map(game -> game.id().variant()).toList();
  }

  @Override
  public final List<String> featuredVariants() {
    return variants();
  }

  @Override
  public final G game(String variant) {
    return games.stream()
        .filter(game -> game.id().variant().equals(variant))
        .findFirst()
        .orElseThrow(() -> new UnknownVariantException(this, variant));
  }

  @Override
  public final G game() {
    return games.getFirst();
  }
}
