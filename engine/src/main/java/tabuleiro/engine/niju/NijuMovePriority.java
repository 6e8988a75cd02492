package tabuleiro.engine.niju;

/// The move priorities of Ni-Ju. Not safe for several threads.
interface NijuMovePriority {
  /// As [tabuleiro.engine.evaluation.EvaluatedTrail#prioritize(int[], int, int, int[])].
  ///
  /// @param mover the side to move, 0 or 1
  void prioritize(int mover, int[] moves, int from, int to, int[] priorities);
}
