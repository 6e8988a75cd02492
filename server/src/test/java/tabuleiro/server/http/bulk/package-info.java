@NullMarked
package tabuleiro.server.http.bulk;

import org.jspecify.annotations.NullMarked;
