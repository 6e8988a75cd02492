package tabuleiro.engine;

import java.util.List;
import tabuleiro.engine.jostle.JostleExpert;
import tabuleiro.engine.knowledge.Expert;
import tabuleiro.engine.morelli.MorelliExpert;
import tabuleiro.engine.niju.NijuExpert;
import tabuleiro.engine.talpa.TalpaExpert;
import tabuleiro.engine.trench.TrenchExpert;

/// The experts of all games, one for each family.
public final class Experts {
  private static final List<Expert> ALL =
      List.of(
          new NijuExpert(),
          new JostleExpert(),
          new MorelliExpert(),
          new TrenchExpert(),
          new TalpaExpert());

  private Experts() {}

  /// Returns the expert of a family of games.
  ///
  /// @throws IllegalArgumentException when there is none
  public static Expert of(String family) {
    return ALL.stream()
        .filter(expert -> expert.family().equals(family))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no expert of " + family));
  }
}
