package tabuleiro.terminal.screen.picture.canvas;

/// The columns and rows of a cell.
public record CellSize(int width, int height) {}
