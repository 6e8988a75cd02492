package tabuleiro.examples;

import tabuleiro.engine.EnginePlayers;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.PlayerProvider;

/// A computer player of Jostle with the [CustomEvaluator]. With this class on the class path, and
/// its name in `META-INF/services/tabuleiro.play.players.PlayerProvider`, each command has the
/// player `added:mobility`.
public final class MobilityPlayer implements PlayerProvider {
  @Override
  public String name() {
    return "mobility";
  }

  @Override
  public boolean plays(String family) {
    return family.equals("jostle");
  }

  @Override
  public Player create() {
    return EnginePlayers.searching(CustomEvaluator.searcher());
  }
}
