package tabuleiro.examples;

import tabuleiro.engine.EnginePlayers;
import tabuleiro.games.Games;
import tabuleiro.play.players.ComputerPlayers;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.StopSignal;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
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
    // A session checks the moves, keeps the clock, and knows when the game is over.
    GameSession session =
        new GameSession(SessionSetup.of(game, 1, first, second), System::nanoTime);
    MoveLimits limits = MoveLimits.ofNodes(200);
    try (ComputerPlayers players =
        new ComputerPlayers(session, EnginePlayers.catalogue(), SeededRandom.of(1), limits)) {
      while (session.ending().isEmpty()) {
        players.playMove(new StopSignal(), _ -> {});
      }
    }
    System.out.print(session.toRecord(EventTags.NONE).format());
  }
}
