package tabuleiro.terminal.screen.page;

import java.util.Optional;
import tabuleiro.play.players.Players;
import tabuleiro.terminal.screen.settings.Settings;
import tabuleiro.text.Messages;

/// What a page needs to draw itself and to understand what a person does.
///
/// @param columns the width of the window
/// @param rows its height
/// @param words with no game chosen
/// @param ascii whether only ASCII characters are shown
/// @param players the computer players there are
/// @param kept the words that describe the unfinished game that is kept, where there is one
public record View(
    int columns,
    int rows,
    Messages words,
    Settings settings,
    boolean ascii,
    Players players,
    Optional<String> kept) {}
