/// Files that only their owner may read, and the folders of unfinished work.
@NullMarked
package tabuleiro.server.store.file;

import org.jspecify.annotations.NullMarked;
