@NullMarked
package tabuleiro.server.analysis;

import org.jspecify.annotations.NullMarked;
