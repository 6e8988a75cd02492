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
/// @param unfinishedGames the description of the unfinished game, or how many there are; empty when
///   there is none
/// @param behindCursor the number of `char` values behind the cursor of the selected text field
public record PageContext(
    int columns,
    int rows,
    Messages messages,
    TerminalSettings settings,
    boolean asciiOnly,
    PlayerCatalogue players,
    Optional<String> unfinishedGames,
    int behindCursor) {}
