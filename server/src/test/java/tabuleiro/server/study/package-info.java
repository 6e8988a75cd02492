@NullMarked
package tabuleiro.server.study;

import org.jspecify.annotations.NullMarked;
