@NullMarked
package tabuleiro.server.site;

import org.jspecify.annotations.NullMarked;
