/// Work for requests that read or compute much: it takes nothing from those who play.
@NullMarked
package tabuleiro.server.http.bulk;

import org.jspecify.annotations.NullMarked;
