/// The editions without a server: the pages as a folder of files, or as one file.
@NullMarked
package tabuleiro.server.edition;

import org.jspecify.annotations.NullMarked;
