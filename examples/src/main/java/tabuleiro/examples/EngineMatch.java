package tabuleiro.examples;

import tabuleiro.engine.EnginePlayers;
import tabuleiro.games.Games;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.TableSetup;
import tabuleiro.play.players.ComputerPlayers;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.StopSignal;
import tabuleiro.play.record.EventTags;
import tabuleiro.rules.Game;
import tabuleiro.rules.support.SeededRandom;

/// Lets two levels of the engine play a game of Jostle, and prints its record.
public final class EngineMatch {
  private EngineMatch() {}

  /// Plays the game and prints it.
  public static void main(String[] arguments) {
    Game game = Games.find("jostle").orElseThrow().game("6x6");
    Seat first = Seat.computer("Level 4", "4");
    Seat second = Seat.computer("Level 2", "2");
    // A table checks the moves, keeps the clock, and knows when the game is over.
    Table table = new Table(TableSetup.of(game, 1, first, second), System::nanoTime);
    MoveLimits limits = MoveLimits.ofNodes(200);
    try (ComputerPlayers players =
        new ComputerPlayers(table, EnginePlayers.catalogue(), SeededRandom.of(1), limits)) {
      while (table.ending().isEmpty()) {
        players.playMove(new StopSignal(), _ -> {});
      }
    }
    System.out.print(table.toRecord(EventTags.NONE).format());
  }
}
