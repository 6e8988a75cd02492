@NullMarked
package tabuleiro.server.social;

import org.jspecify.annotations.NullMarked;
