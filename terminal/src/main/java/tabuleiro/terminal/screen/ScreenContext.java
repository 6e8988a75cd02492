package tabuleiro.terminal.screen;

import java.nio.file.Path;
import java.util.function.LongSupplier;
import tabuleiro.play.record.EventTags;
import tabuleiro.terminal.ComputerSettings;
import tabuleiro.terminal.screen.settings.UserFolder;

/// What the full-screen player needs of the world, beside its terminal.
///
/// @param userFolder the user's folder
/// @param workingFolder where the names of files that are typed begin
/// @param computers the computer players and how long they think
/// @param heading the tags of records beside the tables' own
/// @param seeds draws the seed of each game
/// @param nanoTime tells the time in nanoseconds from any moment, such as `System::nanoTime`
public record ScreenContext(
    UserFolder userFolder,
    Path workingFolder,
    ComputerSettings computers,
    EventTags heading,
    LongSupplier seeds,
    LongSupplier nanoTime) {}
