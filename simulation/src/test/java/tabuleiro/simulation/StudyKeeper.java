package tabuleiro.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.simulation.SimulatedWorld;

/// A member who keeps studies: saves them with titles and in folders, imports and exports files of
/// them, renames folders, and deletes studies. Some studies are the same for all members, so that
/// they meet in the database; the titles are a member's own. The member also tries to change what
/// others keep, and sends what must be refused. The device sends one request after the other; a
/// second one reads the list while an import is under way.
final class StudyKeeper {
  static final String PATH = "/api/v2/studies";
  static final String IMPORT = PATH + "/import";
  static final String EXPORT = PATH + "/export";
  static final String FOLDERS = PATH + "/folders";

  private static final int COMMON = 3;
  private static final int FOLDER_COUNT = 3;

  /// Longer than a title may be.
  private static final String TOO_LONG = "x".repeat(101);

  private final WebClients clients;
  private final SimulatedWorld world;
  private final WebVisitor device;
  private final WebVisitor other;
  private final int number;
  private final int count;
  private int titles;
  private int files;

  /// @param device sends the requests that change something
  /// @param other another device of the member
  /// @param number the number of the member, from 0
  /// @param count how many there are
  StudyKeeper(WebClients clients, WebVisitor device, WebVisitor other, int number, int count) {
    this.clients = clients;
    this.world = clients.threads().world();
    this.device = device;
    this.other = other;
    this.number = number;
    this.count = count;
  }

  /// Does one thing at random.
  void act() {
    switch (world.below(10)) {
      case 0, 1, 2 -> saveAndChange();
      case 3, 4 -> importFile();
      case 5, 6 -> exportFile();
      case 7, 8 -> renameFolder();
      default -> sendForeign();
    }
  }

  /// Reads the list, or that of a folder.
  void look() {
    device.request("GET", PATH + (world.isOneIn(3) ? "?folder=" + folder() : ""), "");
  }

  private String title() {
    return "T" + number + "." + titles++;
  }

  private String folder() {
    return "F" + world.below(FOLDER_COUNT);
  }

  private static String common(int study) {
    return StudyFile.record("Study " + study);
  }

  /// Returns a study of a file that a member imports.
  private static String own(int member, int file, int game) {
    return StudyFile.record("Game %d of file %d by %d".formatted(game, file, member));
  }

  private void saveAndChange() {
    String record = common(world.below(COMMON));
    String body = JsonText.format(Map.of("record", record, "title", title(), "folder", folder()));
    if (device.request("POST", PATH, body).filter(saved -> saved.has("study")).isEmpty()) {
      return;
    }
    String path = PATH + "/" + StudyFile.idOf(record);
    switch (world.below(4)) {
      case 0 -> change(path);
      case 1 -> device.request("PUT", path, JsonText.format(Map.of("folder", folder())));
      default -> device.request("DELETE", path, "");
    }
  }

  private void change(String path) {
    device.request("PUT", path, JsonText.format(Map.of("title", title())));
  }

  /// Imports studies that no one else has, sometimes with one that others have, as exported ones or
  /// not, sometimes twice.
  private void importFile() {
    int file = files++;
    List<String> games = new ArrayList<>();
    for (int game = 2 + world.below(3); game > 0; game--) {
      String record = own(number, file, game);
      games.add(world.isOneIn(3) ? StudyFile.exported(record, title(), folder()) : record);
    }
    if (world.isOneIn(2)) {
      games.add(common(world.below(COMMON)));
    }
    String body = StudyFile.importBody(String.join("\n", games), world.isOneIn(2) ? "" : folder());
    clients
        .threads()
        .start(() -> {
          other.pause(300);
          other.reply("GET", PATH, "");
        });
    device.reply("POST", IMPORT, body);
    if (world.isOneIn(4)) {
      device.reply("POST", IMPORT, body);
    }
  }

  /// Exports a folder or all studies, deletes or changes one of them, and imports the file again.
  private void exportFile() {
    String query = world.isOneIn(2) ? "?folder=" + folder() : "";
    device
        .reply("GET", EXPORT + query, "")
        .filter(reply -> reply.status() == 200)
        .map(reply -> reply.body())
        .filter(text -> !text.isBlank())
        .ifPresent(text -> {
          List<StudyFile.Entry> entries = StudyFile.read(text);
          String study = entries.get(world.below(entries.size())).study();
          if (world.isOneIn(2)) {
            device.request("DELETE", PATH + "/" + study, "");
          } else {
            change(PATH + "/" + study);
          }
          if (!world.isOneIn(3)) {
            device.reply("POST", IMPORT, StudyFile.importBody(text, ""));
          }
        });
  }

  /// Renames a folder, or takes the studies out of it, or puts those in none into one.
  private void renameFolder() {
    String from = world.isOneIn(5) ? "" : folder();
    String to = world.isOneIn(5) ? "" : folder();
    String body = JsonText.format(Map.of("folder", from, "name", to));
    device.request("PUT", FOLDERS, body);
    if (world.isOneIn(3)) {
      device.request("PUT", FOLDERS, body);
    }
  }

  /// Sends requests about what another member keeps, from a stranger, or with errors.
  private void sendForeign() {
    String foreign = PATH + "/" + StudyFile.idOf(own((number + 1) % count, world.below(2), 1));
    String file = own(number, files++, 1);
    switch (world.below(6)) {
      case 0 -> change(foreign);
      case 1 -> device.request("DELETE", foreign, "");
      case 2 -> new WebVisitor(clients, clients.stranger()).request("GET", PATH, "");
      case 3 -> importBroken(file, file.replace("*", "1. a1a1 *"));
      case 4 -> sendBad("POST", IMPORT, StudyFile.importBody(file, TOO_LONG));
      default -> sendBad("PUT", FOLDERS, JsonText.format(Map.of("folder", "F0")));
    }
  }

  /// Imports a file with a game that breaks the rules, alone or after one that is imported.
  private void importBroken(String file, String illegal) {
    if (world.isOneIn(2)) {
      sendBad("POST", IMPORT, StudyFile.importBody(illegal + illegal, ""));
    } else {
      device.reply("POST", IMPORT, StudyFile.importBody(file + illegal, ""));
    }
  }

  private void sendBad(String method, String path, String body) {
    clients.bad(method, path, device.secret(), body);
  }
}
