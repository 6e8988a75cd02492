package tabuleiro.engine.evaluation;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tabuleiro.text.ResourceLines;

/// The weights of an evaluation's terms, in Elo points for one unit of the term. Immutable.
///
/// The text format is a line for each term, its name and its weight, such as `mobility 3.25`; lines
/// that begin with `#` are comments, which tell the source of the weights.
public final class Weights {
  private final List<String> terms;
  private final double[] values;

  private Weights(List<String> terms, double[] values) {
    this.terms = List.copyOf(terms);
    this.values = values;
  }

  /// Returns the weights of terms.
  ///
  /// @param values one for each term, in the same order
  public static Weights of(List<String> terms, double[] values) {
    if (terms.size() != values.length) {
      throw new IllegalArgumentException(terms.size() + " terms, " + values.length + " weights");
    }
    return new Weights(terms, values.clone());
  }

  /// Reads the resource `weights.txt` from the package of a class.
  ///
  /// @param terms the names of the terms, in order
  public static Weights loadResource(Class<?> owner, List<String> terms) {
    return parse(ResourceLines.read(owner, "weights.txt"), terms);
  }

  /// Reads weights in the text format.
  ///
  /// @param lines the lines of the text
  /// @param terms the names of the terms, in order
  /// @throws IllegalArgumentException if a line does not parse, or a term has no weight or two
  public static Weights parse(List<String> lines, List<String> terms) {
    Map<String, Double> found = new HashMap<>();
    for (String line : lines) {
      String[] parts = line.strip().split("\\s+", -1);
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      boolean known = parts.length == 2 && terms.contains(parts[0]);
      if (!known || found.put(parts[0], Double.valueOf(parts[1])) != null) {
        throw new IllegalArgumentException(
            "expected a term and its weight, such as \"mobility 3.25\": " + line);
      }
    }
    double[] values = new double[terms.size()];
    for (int i = 0; i < values.length; i++) {
      Double value = found.get(terms.get(i));
      if (value == null) {
        throw new IllegalArgumentException("no weight for the term " + terms.get(i));
      }
      values[i] = value;
    }
    return new Weights(terms, values);
  }

  /// Returns the names of the terms, in order.
  public List<String> termNames() {
    return terms;
  }

  /// Returns a new array of the weights, in the order of the terms.
  public double[] values() {
    return values.clone();
  }

  /// Returns the text format, with four decimals, which [#parse(List, List)] reads.
  public String format() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < values.length; i++) {
      text.append(String.format(Locale.ROOT, "%s %.4f%n", terms.get(i), values[i]));
    }
    return text.toString();
  }
}
