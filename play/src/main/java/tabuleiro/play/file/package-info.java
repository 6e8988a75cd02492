/// Files that are replaced as a whole.
@NullMarked
package tabuleiro.play.file;

import org.jspecify.annotations.NullMarked;
