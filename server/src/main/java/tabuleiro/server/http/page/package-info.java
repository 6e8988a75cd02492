/// Pages from templates, and the files that they need.
@NullMarked
package tabuleiro.server.http.page;

import org.jspecify.annotations.NullMarked;
