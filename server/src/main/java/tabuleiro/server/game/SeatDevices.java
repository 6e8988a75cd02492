package tabuleiro.server.game;

/// The devices that hold a seat.
///
/// @param count how many hold it
/// @param later how many of them took it after the device that asks; these it can end
record SeatDevices(int count, int later) {}
