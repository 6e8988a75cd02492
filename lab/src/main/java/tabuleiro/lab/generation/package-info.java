/// Generations of networks: each plays training games, trains a network, and tests it against the
/// best one so far.
@NullMarked
package tabuleiro.lab.generation;

import org.jspecify.annotations.NullMarked;
