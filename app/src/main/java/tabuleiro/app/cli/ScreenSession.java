package tabuleiro.app.cli;

import java.util.function.Consumer;
import java.util.function.LongSupplier;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.terminal.ComputerSettings;
import tabuleiro.terminal.screen.StartPage;

/// What a command shows on the full screen.
///
/// @param start the first page
/// @param computers the computer players and their limits
/// @param heading the event tags of records
/// @param seeds supplies the seed of each game that is started from a page
/// @param onGameOver receives the record of each game that is over
public record ScreenSession(
    StartPage start,
    ComputerSettings computers,
    EventTags heading,
    LongSupplier seeds,
    Consumer<GameRecord> onGameOver) {}
