package tabuleiro.lab.train;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// How far a training has come. Not safe for several threads.
final class TrainingState {
  /// The parameters after the last step.
  final float[] values;

  /// The parameters after the last complete epoch.
  float[] complete;

  final AdamOptimizer optimizer;

  /// The complete epochs.
  final List<TrainingEpoch> epochs = new ArrayList<>();

  /// The number of complete batches of the epoch after those.
  int batch;

  /// The sum of their losses.
  double sum;

  private TrainingState(float[] values, float[] complete, AdamOptimizer optimizer) {
    this.values = values;
    this.complete = complete;
    this.optimizer = optimizer;
  }

  /// @param first the parameters to begin with, which change
  TrainingState(float[] first) {
    this(first, first.clone(), new AdamOptimizer(first.length));
  }

  /// Completes the epoch.
  void completeEpoch(TrainingEpoch epoch) {
    epochs.add(epoch);
    complete = values.clone();
    batch = 0;
    sum = 0;
  }

  /// Reads what [#write] has written.
  ///
  /// @param parameters their number
  static TrainingState read(DataInputStream in, int parameters) throws IOException {
    float[] values = new float[parameters];
    float[] complete = new float[parameters];
    readFloats(in, values);
    readFloats(in, complete);
    TrainingState state = new TrainingState(values, complete, AdamOptimizer.read(in, parameters));
    int count = in.readInt();
    for (int i = 1; i <= count; i++) {
      state.epochs.add(new TrainingEpoch(i, in.readDouble(), in.readDouble()));
    }
    state.batch = in.readInt();
    state.sum = in.readDouble();
    return state;
  }

  void write(DataOutputStream out) throws IOException {
    writeFloats(out, values);
    writeFloats(out, complete);
    optimizer.write(out);
    out.writeInt(epochs.size());
    for (TrainingEpoch epoch : epochs) {
      out.writeDouble(epoch.training());
      out.writeDouble(epoch.validation());
    }
    out.writeInt(batch);
    out.writeDouble(sum);
  }

  static void readFloats(DataInputStream in, float[] numbers) throws IOException {
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = in.readFloat();
    }
  }

  static void writeFloats(DataOutputStream out, float[] numbers) throws IOException {
    for (float number : numbers) {
      out.writeFloat(number);
    }
  }
}
