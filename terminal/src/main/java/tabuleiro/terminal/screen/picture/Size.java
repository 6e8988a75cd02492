package tabuleiro.terminal.screen.picture;

/// The columns and rows of a cell.
record Size(int width, int height) {}
