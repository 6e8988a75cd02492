@NullMarked
package tabuleiro.server.http.json;

import org.jspecify.annotations.NullMarked;
