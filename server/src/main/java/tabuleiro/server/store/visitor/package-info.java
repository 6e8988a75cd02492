/// What is stored of visitors: where they are connected, and of what they want to be notified.
@NullMarked
package tabuleiro.server.store.visitor;

import org.jspecify.annotations.NullMarked;
