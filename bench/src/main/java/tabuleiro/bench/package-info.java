/// JMH benchmarks of the rules. Each asserts the count that it times, so that a fast but wrong
/// result fails.
@NullMarked
package tabuleiro.bench;

import org.jspecify.annotations.NullMarked;
