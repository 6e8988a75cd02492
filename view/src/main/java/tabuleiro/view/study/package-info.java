/// Records of games: read from any text, checked, and with their variations as JSON.
@NullMarked
package tabuleiro.view.study;

import org.jspecify.annotations.NullMarked;
