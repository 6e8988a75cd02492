package tabuleiro.games.trench;

import java.util.List;
import java.util.stream.Stream;
import tabuleiro.rules.Family;
import tabuleiro.rules.UnknownVariantException;

/// Trench, by Rui Alipio Monteiro (2013). Black is the first side, White the second. The variants
/// differ in how a game ends.
public final class TrenchFamily implements Family {
  /// The family's name.
  static final String NAME = "trench";

  private static final List<TrenchGame> GAMES =
      Stream.of(TrenchEndConditions.values()).map(TrenchGame::new).toList();

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public List<String> variants() {
    return GAMES.stream().map(game -> game.id().variant()).toList();
  }

  @Override
  public List<String> featuredVariants() {
    return variants();
  }

  @Override
  public TrenchGame game(String variant) {
    for (TrenchGame game : GAMES) {
      if (game.id().variant().equals(variant)) {
        return game;
      }
    }
    throw new UnknownVariantException(this, variant);
  }

  @Override
  public TrenchGame game() {
    return GAMES.getFirst();
  }
}
