package tabuleiro.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class CholeskyDecompositionTest {
  private static final double[][] MATRIX = {{4, 0, 0}, {2, 5, 0}, {-2, 1, 6}};

  @Test
  void solvesEquationsGivenTheLowerTriangle() {
    // 4x + 2y - 2z, 2x + 5y + z, -2x + y + 6z at (1, 2, 3).
    double[] solution = CholeskyDecomposition.of(MATRIX).solve(new double[] {2, 15, 18});
    assertThat(solution).containsExactly(new double[] {1, 2, 3}, within(1e-12));
  }

  @Test
  void inverseOfTheInverseIsTheMatrix() {
    double[][] inverse = CholeskyDecomposition.of(MATRIX).inverse();
    double[][] back = CholeskyDecomposition.of(inverse).inverse();
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j <= i; j++) {
        assertThat(back[i][j]).isCloseTo(MATRIX[i][j], within(1e-12));
      }
    }
  }

  @Test
  void rejectsAMatrixThatIsNotPositiveDefinite() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CholeskyDecomposition.of(new double[][] {{1, 0}, {2, 1}}))
        .withMessageContaining("row 1");
  }
}
