/// Experiments on games: what they read and write. Matches stand in `match`, the figures behind
/// them in `statistics`, the fitting of evaluations in `fit`.
@NullMarked
package tabuleiro.lab;

import org.jspecify.annotations.NullMarked;
