package tabuleiro.app.cli;

import java.util.Iterator;
import tabuleiro.games.Games;

/// The names of the games, which shells complete.
public final class GameNames implements Iterable<String> {
  @Override
  public Iterator<String> iterator() {
    return Games.names().iterator();
  }
}
