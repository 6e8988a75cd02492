/// The tests of Jostle: perft, the contract, and examples of every rule.
@NullMarked
package tabuleiro.games.jostle;

import org.jspecify.annotations.NullMarked;
