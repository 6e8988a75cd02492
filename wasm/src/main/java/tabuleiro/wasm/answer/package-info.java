/// Answers the stateless operations of the API, with the JSON of the server.
@NullMarked
package tabuleiro.wasm.answer;

import org.jspecify.annotations.NullMarked;
