/// Networks that correct the evaluation: small, sparse, quantised, and updated with what a move has
/// changed (Y. Nasu, "Efficiently Updatable Neural-Network-based Evaluation Functions for Computer
/// Shogi", 2018).
@NullMarked
package tabuleiro.engine.network;

import org.jspecify.annotations.NullMarked;
