package tabuleiro.terminal.screen;

import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.terminal.common.ComputerSettings;
import tabuleiro.terminal.screen.settings.UserFolder;

/// What the full-screen program needs besides its terminal.
///
/// @param userFolder the user's folder
/// @param workingFolder the folder against which typed file names are resolved
/// @param computerSettings the computer players and their limits
/// @param eventTags the tags of records that do not depend on the game
/// @param seeds supplies the seed of each game
/// @param onGameOver receives the record of each game that is over
/// @param nanoTime returns the time in nanoseconds since an arbitrary moment, such as
///   `System::nanoTime`
public record ScreenContext(
    UserFolder userFolder,
    Path workingFolder,
    ComputerSettings computerSettings,
    EventTags eventTags,
    LongSupplier seeds,
    Consumer<GameRecord> onGameOver,
    LongSupplier nanoTime) {}
