package tabuleiro.solver.weak;

import tabuleiro.rules.Position;

/// A question about one position, which may be answered anywhere.
///
/// @param position a position that is not over
/// @param rank what the side to move is to reach: 1 is at least a draw, 2 is a win
/// @param maxNodes the number of nodes after which the search gives up
public record ProofTask(Position position, int rank, long maxNodes) {}
