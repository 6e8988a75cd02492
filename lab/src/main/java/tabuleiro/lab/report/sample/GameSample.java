package tabuleiro.lab.report.sample;

import java.util.Optional;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;

/// A sequence of games for a report. A game depends on its number only, so the games may be played
/// in any order and by several threads.
public interface GameSample {
  /// Returns the name in files, such as `random`: letters, digits and `-`.
  String name();

  /// Returns the number of games.
  int games();

  /// Returns the number of games given to a thread at a time.
  int batchSize();

  /// Plays a game. Safe for several threads.
  ///
  /// @param number the number of the game, counted from 0
  /// @return empty when the game was stopped before its end
  Optional<SampledGame> play(int number, StopSignal stop);

  /// Returns the position in which a game starts.
  ///
  /// @param number the number of the game, counted from 0
  Position start(int number);
}
