/// The laboratory: experiments on games. This package reads game records; `match` plays matches,
/// `report` makes reports on games, and `fit` fits evaluation weights.
@NullMarked
package tabuleiro.lab;

import org.jspecify.annotations.NullMarked;
