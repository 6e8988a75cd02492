package tabuleiro.lab.report.sample;

import java.util.Optional;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;

/// A row of games that a report counts: each is known by its number alone, so they may be played in
/// any order, by several threads.
public interface GameSample {
  /// Returns the name in files, such as `random`: letters, digits and `-`.
  String name();

  /// Returns how many games there are.
  int games();

  /// Returns how many games are given to a thread at once.
  int batchSize();

  /// Plays a game. Safe for several threads.
  ///
  /// @param number counted from 0
  /// @return empty when it was stopped before its end
  Optional<SampledGame> play(int number, StopSignal stop);

  /// Returns where a game begins.
  ///
  /// @param number counted from 0
  Position start(int number);
}
