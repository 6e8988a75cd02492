/// Stored studies, and the collections in which players keep them.
@NullMarked
package tabuleiro.server.store.study;

import org.jspecify.annotations.NullMarked;
