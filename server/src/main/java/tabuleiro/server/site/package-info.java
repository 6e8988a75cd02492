/// The home page, the pages about the site, and what search engines read.
@NullMarked
package tabuleiro.server.site;

import org.jspecify.annotations.NullMarked;
