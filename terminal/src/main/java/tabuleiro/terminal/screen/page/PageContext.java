package tabuleiro.terminal.screen.page;

import java.util.Optional;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.terminal.screen.settings.TerminalSettings;
import tabuleiro.text.Messages;

/// What a page needs to draw itself and to understand what a person does.
///
/// @param columns the width of the window
/// @param rows its height
/// @param messages with no game chosen
/// @param asciiOnly whether only ASCII characters are shown
/// @param players the computer players there are
/// @param unfinishedGame the words that describe the unfinished game that is kept, where there is
///   one
public record PageContext(
    int columns,
    int rows,
    Messages messages,
    TerminalSettings settings,
    boolean asciiOnly,
    PlayerCatalogue players,
    Optional<String> unfinishedGame) {}
