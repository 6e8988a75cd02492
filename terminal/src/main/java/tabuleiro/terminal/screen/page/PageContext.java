package tabuleiro.terminal.screen.page;

import java.util.Optional;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.terminal.screen.settings.TerminalSettings;
import tabuleiro.text.Messages;

/// What a page needs to draw itself and to handle input.
///
/// @param columns the width of the window
/// @param rows its height
/// @param messages the messages without those of a game
/// @param asciiOnly whether only ASCII characters are shown
/// @param players the catalogue of computer players
/// @param unfinishedGame the description of the unfinished game, if there is one
public record PageContext(
    int columns,
    int rows,
    Messages messages,
    TerminalSettings settings,
    boolean asciiOnly,
    PlayerCatalogue players,
    Optional<String> unfinishedGame) {}
