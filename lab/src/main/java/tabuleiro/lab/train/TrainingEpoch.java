package tabuleiro.lab.train;

/// The losses of one epoch of training. The loss of a position is the cross entropy between what
/// the network predicts and what it learns, in natural logarithms.
///
/// @param number counted from 1
/// @param training the mean loss of the training positions, each before its batch's step
/// @param validation the mean loss of the validation positions after the epoch
public record TrainingEpoch(int number, double training, double validation) {}
