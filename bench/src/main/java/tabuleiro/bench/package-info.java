/// JMH benchmarks of the rules. Each asserts the count that it times, so that a fast wrong answer
/// is no result.
@NullMarked
package tabuleiro.bench;

import org.jspecify.annotations.NullMarked;
