/// What is stored of a seat, and what comes of taking one.
@NullMarked
package tabuleiro.server.store.seat;

import org.jspecify.annotations.NullMarked;
