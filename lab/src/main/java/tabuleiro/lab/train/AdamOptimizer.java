package tabuleiro.lab.train;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/// The optimizer Adam (D. Kingma and J. Ba, "Adam: A Method for Stochastic Optimization", 2015),
/// with the constants of that paper. Not safe for several threads.
public final class AdamOptimizer {
  private static final float MEAN_DECAY = 0.9f;
  private static final float SQUARE_DECAY = 0.999f;
  private static final float EPSILON = 1e-8f;

  private final float[] means;
  private final float[] squares;
  private int steps;

  /// @param parameters the number of parameters
  public AdamOptimizer(int parameters) {
    means = new float[parameters];
    squares = new float[parameters];
  }

  /// Restores the state of an optimizer that was written.
  ///
  /// @param parameters the number of parameters
  static AdamOptimizer read(DataInputStream in, int parameters) throws IOException {
    AdamOptimizer optimizer = new AdamOptimizer(parameters);
    optimizer.steps = in.readInt();
    TrainingState.readFloats(in, optimizer.means);
    TrainingState.readFloats(in, optimizer.squares);
    return optimizer;
  }

  void write(DataOutputStream out) throws IOException {
    out.writeInt(steps);
    TrainingState.writeFloats(out, means);
    TrainingState.writeFloats(out, squares);
  }

  /// Changes parameters by one step against a gradient.
  public void step(float[] parameters, float[] gradient, double learningRate) {
    steps++;
    float meanScale = (float) (1 / (1 - Math.pow(MEAN_DECAY, steps)));
    float squareScale = (float) (1 / (1 - Math.pow(SQUARE_DECAY, steps)));
    float rate = (float) learningRate;
    for (int i = 0; i < parameters.length; i++) {
      float slope = gradient[i];
      means[i] = MEAN_DECAY * means[i] + (1 - MEAN_DECAY) * slope;
      squares[i] = SQUARE_DECAY * squares[i] + (1 - SQUARE_DECAY) * slope * slope;
      float deviation = (float) Math.sqrt(squares[i] * squareScale) + EPSILON;
      parameters[i] -= rate * means[i] * meanScale / deviation;
    }
  }
}
