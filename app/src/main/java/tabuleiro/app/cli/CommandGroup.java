package tabuleiro.app.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// What commands are for. Help, manual pages and documents list the commands in these groups.
public enum CommandGroup {
  /// Playing games.
  PLAY("play learn watch online games rules"),
  /// Looking at games and positions.
  STUDY("analyse replay show moves puzzles solve check"),
  /// Measuring games and players, and making players stronger.
  LABORATORY("arena report export train book bench perft ugi"),
  /// Running a server.
  SERVER("serve site admin"),
  /// Using the command line.
  OTHER("help completion docs");

  private final String commands;

  /// @param commands the names, with a blank between them
  CommandGroup(String commands) {
    this.commands = commands;
  }

  /// Returns the names of the commands.
  public List<String> commands() {
    return List.of(commands.split(" ", -1));
  }

  /// Returns the key of the heading in the texts of the help.
  public String key() {
    return "group." + name().toLowerCase(Locale.ROOT);
  }

  /// Returns the names of all commands.
  public static List<String> all() {
    return Arrays.stream(values()).flatMap(group -> group.commands().stream()).toList();
  }
}
