package tabuleiro.lab.generation;

import java.io.IOException;
import tabuleiro.lab.match.CrossTable;
import tabuleiro.lab.match.FinishedGame;
import tabuleiro.lab.train.NetworkTraining;
import tabuleiro.lab.train.TrainingEpoch;

/// Receives the progress of a generation, on the thread that runs it.
public interface GenerationListener {
  /// Training games were played.
  ///
  /// @param games the number of games of this generation so far
  void played(int games);

  /// Training games could not be written yet; the games go on.
  void savingGamesFailed(IOException problem);

  /// The training games were read.
  void read(NetworkTraining training);

  /// The network has been trained on all positions once more.
  void trained(TrainingEpoch epoch);

  /// The checkpoint of the training could not be written; the training goes on.
  void checkpointFailed(IOException problem);

  /// A game of the match is over. The listener appends its record to the file of the match.
  ///
  /// @param scores of the network and the best one before, with this game
  void matched(FinishedGame game, CrossTable scores);
}
