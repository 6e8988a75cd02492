package tabuleiro.lab.selfplay;

import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;

/// Training games of an engine against itself that are to be played. Immutable.
public sealed interface TrainingGames permits NetworkGames, VisitGames {
  /// Returns the rules of the games.
  Game game();

  /// Returns the number of games in a block of the file. An interruption loses the blocks that are
  /// being played.
  int blockGames();

  /// Returns what decides the games.
  DataSource source();

  /// Returns what plays the games.
  ///
  /// @param stop stops them
  DataGenerator generator(StopSignal stop);
}
