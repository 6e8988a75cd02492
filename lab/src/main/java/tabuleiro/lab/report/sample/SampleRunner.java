package tabuleiro.lab.report.sample;

import java.util.function.Consumer;

/// Plays the games of samples, several at once, and delivers them in order.
public interface SampleRunner extends AutoCloseable {
  /// Plays the games of a sample from a number on, until all are played or the run is stopped.
  ///
  /// @param from the number of the first game, counted from 0
  /// @param counted receives each game, in order, on this thread
  void play(GameSample sample, int from, Consumer<SampledGame> counted);

  /// Stops the games, and waits until they have ended.
  @Override
  void close();
}
