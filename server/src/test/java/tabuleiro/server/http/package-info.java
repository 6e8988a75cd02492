@NullMarked
package tabuleiro.server.http;

import org.jspecify.annotations.NullMarked;
