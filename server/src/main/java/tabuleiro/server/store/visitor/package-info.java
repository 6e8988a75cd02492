/// What is stored of visitors: where they are connected.
@NullMarked
package tabuleiro.server.store.visitor;

import org.jspecify.annotations.NullMarked;
