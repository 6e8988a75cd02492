/// The JSON of requests, read strictly, and of responses.
@NullMarked
package tabuleiro.server.http.json;

import org.jspecify.annotations.NullMarked;
