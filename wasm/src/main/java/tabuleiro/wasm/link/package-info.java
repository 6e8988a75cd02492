/// What connects the program with the page: sockets, and what the page keeps.
@NullMarked
package tabuleiro.wasm.link;

import org.jspecify.annotations.NullMarked;
