package tabuleiro.terminal.screen;

import java.nio.file.Path;
import java.util.function.LongSupplier;
import tabuleiro.play.Heading;
import tabuleiro.terminal.Machine;
import tabuleiro.terminal.screen.settings.Store;

/// What the full-screen player needs of the world, beside its terminal.
///
/// @param store the user's folder
/// @param folder where the names of files that are typed begin
/// @param machine the computer players and how long they think
/// @param heading the tags of records beside the tables' own
/// @param seeds draws the seed of each game
/// @param nanoTime tells the time in nanoseconds from any moment, such as `System::nanoTime`
public record House(
    Store store,
    Path folder,
    Machine machine,
    Heading heading,
    LongSupplier seeds,
    LongSupplier nanoTime) {}
