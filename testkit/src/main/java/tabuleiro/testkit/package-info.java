/// What the tests of every module share: the position contract, perft suites, symmetries.
@NullMarked
package tabuleiro.testkit;

import org.jspecify.annotations.NullMarked;
