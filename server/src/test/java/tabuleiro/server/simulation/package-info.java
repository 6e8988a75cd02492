@NullMarked
package tabuleiro.server.simulation;

import org.jspecify.annotations.NullMarked;
