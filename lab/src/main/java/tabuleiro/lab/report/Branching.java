package tabuleiro.lab.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// How many legal moves there are: at all positions in which a move was made, and at each ply. Not
/// safe for several threads.
public final class Branching implements Figure {
  private final Distribution all = new Distribution();
  private final List<Distribution> byPly = new ArrayList<>();

  @Override
  public void count(SampledGame game) {
    for (int ply = 0; ply < game.length(); ply++) {
      if (ply == byPly.size()) {
        byPly.add(new Distribution());
      }
      all.add(game.branching(ply));
      byPly.get(ply).add(game.branching(ply));
    }
  }

  /// Returns how often each number of legal moves occurred in a position.
  public Distribution all() {
    return all;
  }

  /// Returns the same for each ply, the first one first, as far as the longest game goes; later
  /// plies count fewer games.
  public List<Distribution> byPly() {
    return Collections.unmodifiableList(byPly);
  }
}
