/// Shared test utilities: the position contract, perft suites, symmetries.
@NullMarked
package tabuleiro.testkit;

import org.jspecify.annotations.NullMarked;
