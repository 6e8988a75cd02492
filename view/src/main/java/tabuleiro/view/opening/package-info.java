/// What is known of the openings of a board: how games went on, and what is proven.
@NullMarked
package tabuleiro.view.opening;

import org.jspecify.annotations.NullMarked;
