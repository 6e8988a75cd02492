package domineering;

import java.util.List;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.UnknownVariantException;

/// Domineering, by Göran Andersson (1973). Its variants are the sizes of the board.
public final class Domineering implements Family {
  @Override
  public String name() {
    return "domineering";
  }

  @Override
  public List<String> variants() {
    return List.of("4x4", "6x6", "8x8");
  }

  @Override
  public List<String> featuredVariants() {
    return variants();
  }

  @Override
  public Game game(String variant) {
    if (!variants().contains(variant)) {
      throw new UnknownVariantException(this, variant);
    }
    return new DomineeringGame(variant.charAt(0) - '0');
  }

  @Override
  public List<EndReason> endReasons() {
    return List.of(EndReason.NO_MOVES);
  }
}
