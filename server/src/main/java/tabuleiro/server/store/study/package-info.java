/// Stored studies.
@NullMarked
package tabuleiro.server.store.study;

import org.jspecify.annotations.NullMarked;
