package tabuleiro.terminal.plain.online;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tabuleiro.games.Games;
import tabuleiro.online.GameLink;
import tabuleiro.online.NewOnlineGame;
import tabuleiro.online.NewOnlineGame.Opponent;
import tabuleiro.online.OnlineClient;
import tabuleiro.online.OnlineClient.GameListKind;
import tabuleiro.online.OnlineException;
import tabuleiro.online.OnlineGame;
import tabuleiro.play.PlayException;
import tabuleiro.protocol.game.GameListEntryJson;
import tabuleiro.protocol.site.ActivityJson;
import tabuleiro.terminal.common.OnlineTexts;
import tabuleiro.terminal.plain.Console;
import tabuleiro.text.Messages;

/// Finds games on a server, and plays them, in lines of text. Not thread-safe.
public final class ConsoleOnline {
  private final Console console;
  private final Messages messages;
  private final OnlineClient client;
  private final String name;

  /// The games of the list that was printed last.
  private List<GameListEntryJson> listed = List.of();

  private boolean hasLeft;

  /// @param name the user's name; empty for a standard name
  public ConsoleOnline(Console console, OnlineClient client, String name) {
    this.console = console;
    this.messages = console.messages();
    this.client = client;
    this.name = name;
  }

  /// Runs until the user leaves or the input ends.
  ///
  /// @param link a game to open first
  /// @throws OnlineException when there is no server
  public void run(Optional<GameLink> link) {
    ActivityJson activity = client.connect();
    console.printMessage(
        "online.welcome",
        client.server().server().toString(),
        activity.players(),
        activity.games());
    link.ifPresent(this::open);
    String question = messages.format("online.prompt", LobbyCommand.HELP.name(messages));
    while (!hasLeft) {
      Optional<String> line = console.ask(question);
      if (line.isEmpty()) {
        break;
      }
      try {
        execute(line.get());
      } catch (PlayException e) {
        console.print(messages.format(e.problem()));
      }
    }
    console.printMessage("online.goodbye", LobbyCommand.GAMES.name(messages));
  }

  private void execute(String line) {
    if (line.isEmpty()) {
      return;
    }
    List<String> words = Arrays.asList(line.split("\\s+"));
    List<String> arguments = words.subList(1, words.size());
    String argument = arguments.isEmpty() ? "" : arguments.getFirst();
    Optional<LobbyCommand> command = LobbyCommand.parse(words.getFirst(), messages);
    if (command.isEmpty()) {
      console.printMessage(
          "online.unknown-command", words.getFirst(), LobbyCommand.HELP.name(messages));
      return;
    }
    switch (command.get()) {
      case LOBBY -> list(GameListKind.LOBBY);
      case GAMES -> list(GameListKind.MINE);
      case WATCH -> {
        if (argument.isEmpty()) {
          list(GameListKind.WATCHING);
        } else {
          listedGame(argument, LobbyCommand.WATCH, LobbyCommand.WATCH)
              .ifPresent(game -> open(linkTo(game)));
        }
      }
      case JOIN ->
          listedGame(argument, LobbyCommand.LOBBY, LobbyCommand.JOIN).ifPresent(this::join);
      case OPEN -> openArgument(argument);
      case NEW -> create(NewGameArguments.parse(arguments, name, messages));
      case HELP -> {
        for (LobbyCommand each : LobbyCommand.values()) {
          console.print("  " + each.help(messages));
        }
      }
      case QUIT -> hasLeft = true;
    }
  }

  private void list(GameListKind kind) {
    listed =
        client.list(kind).stream().filter(game -> Games.find(game.game()).isPresent()).toList();
    String key =
        switch (kind) {
          case LOBBY -> "online.list.lobby";
          case WATCHING -> "online.list.watching";
          case MINE -> "online.list.mine";
        };
    console.printMessage(key, listed.size());
    for (int i = 0; i < listed.size(); i++) {
      console.print(" " + (i + 1) + "  " + OnlineTexts.row(listed.get(i), messages));
    }
  }

  /// Returns the game of a number in the last list; prints what to do when there is none.
  private Optional<GameListEntryJson> listedGame(
      String number, LobbyCommand listing, LobbyCommand command) {
    int index = number.matches("[0-9]{1,3}") ? Integer.parseInt(number) - 1 : -1;
    if (index >= 0 && index < listed.size()) {
      return Optional.of(listed.get(index));
    }
    console.printMessage(
        number.isEmpty() ? "online.no-number" : "online.which-number",
        number,
        listing.name(messages),
        command.name(messages));
    return Optional.empty();
  }

  private static GameLink linkTo(GameListEntryJson game) {
    return new GameLink(game.id(), Optional.empty(), Optional.empty());
  }

  private void join(GameListEntryJson game) {
    client.join(game.id(), name);
    open(linkTo(game));
  }

  private void openArgument(String argument) {
    if (argument.isEmpty() || argument.matches("[0-9]{1,3}")) {
      listedGame(argument, LobbyCommand.GAMES, LobbyCommand.OPEN)
          .ifPresent(game -> open(linkTo(game)));
    } else {
      open(client.server().parseLink(argument));
    }
  }

  private void create(NewOnlineGame settings) {
    OnlineClient.CreatedGame created = client.create(settings);
    if (settings.opponent() == Opponent.ANYONE) {
      console.printMessage("online.challenge");
    } else {
      created.invitation().ifPresent(link -> console.printMessage("online.invitation", link));
    }
    open(new GameLink(created.id(), Optional.empty(), Optional.empty()));
  }

  /// Opens a game, and then those in which its players continue.
  private void open(GameLink link) {
    Optional<GameLink> next = Optional.of(link);
    while (next.isPresent()) {
      try (OnlineGame game = client.open(next.get(), name)) {
        next =
            new ConsoleOnlineGame(console, game)
                .play()
                .map(id -> new GameLink(id, Optional.empty(), Optional.empty()));
      }
      if (next.isPresent()) {
        console.printMessage("online.next-game");
      }
    }
  }
}
