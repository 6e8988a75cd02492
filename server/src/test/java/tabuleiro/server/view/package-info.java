@NullMarked
package tabuleiro.server.view;

import org.jspecify.annotations.NullMarked;
