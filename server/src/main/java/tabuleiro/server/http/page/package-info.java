/// Pages, scripts, styles and the description of the API, served as files.
@NullMarked
package tabuleiro.server.http.page;

import org.jspecify.annotations.NullMarked;
