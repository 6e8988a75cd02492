/// What the pages are made of beside the games on the server: the catalogue, boards, words, living
/// pictures, codes to photograph, and the addresses of the pages.
@NullMarked
package tabuleiro.server.site;

import org.jspecify.annotations.NullMarked;
