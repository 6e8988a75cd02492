/// The tests of Morelli: perft, the contract, and examples of every rule.
@NullMarked
package tabuleiro.games.morelli;

import org.jspecify.annotations.NullMarked;
