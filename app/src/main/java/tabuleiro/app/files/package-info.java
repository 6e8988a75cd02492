/// The files that commands read and write.
@NullMarked
package tabuleiro.app.files;

import org.jspecify.annotations.NullMarked;
