/// Tests of private files and of work folders.
@NullMarked
package tabuleiro.server.store.file;

import org.jspecify.annotations.NullMarked;
