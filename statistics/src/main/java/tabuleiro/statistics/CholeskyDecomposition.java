package tabuleiro.statistics;

/// The Cholesky decomposition of a symmetric positive definite matrix (for example Golub and Van
/// Loan, Matrix Computations, section 4.2), with which linear equations are solved. Immutable.
public final class CholeskyDecomposition {
  /// The lower triangular matrix whose product with its transpose is the matrix.
  private final double[][] lower;

  private CholeskyDecomposition(double[][] lower) {
    this.lower = lower;
  }

  /// Decomposes a matrix, of which only the lower triangle is read.
  ///
  /// @throws IllegalArgumentException when the matrix is not positive definite
  public static CholeskyDecomposition of(double[][] matrix) {
    int size = matrix.length;
    double[][] lower = new double[size][size];
    for (int i = 0; i < size; i++) {
      for (int j = 0; j <= i; j++) {
        double sum = matrix[i][j];
        for (int k = 0; k < j; k++) {
          sum -= lower[i][k] * lower[j][k];
        }
        if (i == j && !(sum > 0)) {
          throw new IllegalArgumentException("the matrix is not positive definite at row " + i);
        }
        lower[i][j] = i == j ? Math.sqrt(sum) : sum / lower[j][j];
      }
    }
    return new CholeskyDecomposition(lower);
  }

  /// Returns the vector whose product with the matrix is `right`.
  public double[] solve(double[] right) {
    int size = lower.length;
    double[] x = right.clone();
    for (int i = 0; i < size; i++) {
      for (int k = 0; k < i; k++) {
        x[i] -= lower[i][k] * x[k];
      }
      x[i] /= lower[i][i];
    }
    for (int i = size - 1; i >= 0; i--) {
      for (int k = i + 1; k < size; k++) {
        x[i] -= lower[k][i] * x[k];
      }
      x[i] /= lower[i][i];
    }
    return x;
  }

  /// Returns the inverse of the matrix.
  public double[][] inverse() {
    int size = lower.length;
    double[][] inverse = new double[size][];
    for (int i = 0; i < size; i++) {
      double[] unit = new double[size];
      unit[i] = 1;
      inverse[i] = solve(unit);
    }
    return inverse;
  }
}
