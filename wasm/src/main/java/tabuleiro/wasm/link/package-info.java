/// What connects the program with the page: sockets, what the page keeps, and the resources that
/// the worker loads.
@NullMarked
package tabuleiro.wasm.link;

import org.jspecify.annotations.NullMarked;
