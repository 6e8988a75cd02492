/// Tests of what is stored of visitors.
@NullMarked
package tabuleiro.server.store.visitor;

import org.jspecify.annotations.NullMarked;
