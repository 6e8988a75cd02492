/// The positions with which games begin: their keys, the games between computers, and what is
/// proven.
@NullMarked
package tabuleiro.server.opening;

import org.jspecify.annotations.NullMarked;
