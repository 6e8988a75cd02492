package tabuleiro.server.kernel.tracing;

import java.util.Map;

/// A span as a collector has received it.
///
/// @param service the name of the program
/// @param parent the id of the parent span; empty when there is none
/// @param nanos how long it took
record CollectedSpan(
    String service,
    String trace,
    String id,
    String parent,
    String name,
    long nanos,
    boolean hasFailed,
    Map<String, String> attributes) {
  boolean isChildOf(CollectedSpan other) {
    return trace.equals(other.trace) && parent.equals(other.id);
  }
}
