package tabuleiro.solver.weak;

import java.io.Serializable;

/// An entry of a [SolverTranspositionTable] on its way to another table.
///
/// @param bounds the bounds of the value of the position
/// @param work how much work they took, at least 1
public record ProvenResult(long key, int bounds, int work) implements Serializable {}
