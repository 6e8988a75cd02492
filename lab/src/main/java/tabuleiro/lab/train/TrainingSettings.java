package tabuleiro.lab.train;

import tabuleiro.rules.support.Zobrist;

/// The settings of a network's training.
///
/// @param width the number of hidden sums of a view
/// @param epochs how often each sample is used
/// @param resultShare the weight of a game's result in the targets, from 0 (the search's score
///   alone) to 1
/// @param seed of the first weights and of the order of the samples
/// @param threads how many compute at once; it does not change the network
public record TrainingSettings(int width, int epochs, double resultShare, long seed, int threads) {
  /// Returns a number that settings with which another network is trained are unlikely to have.
  long fingerprint() {
    long mixed = Zobrist.mix(seed);
    mixed = Zobrist.mix(mixed + width);
    mixed = Zobrist.mix(mixed + epochs);
    return Zobrist.mix(mixed + Double.doubleToLongBits(resultShare));
  }
}
