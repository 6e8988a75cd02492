/// The pages and their data: the catalogue, boards, texts, animated demonstration games and QR
/// codes.
@NullMarked
package tabuleiro.server.site;

import org.jspecify.annotations.NullMarked;
