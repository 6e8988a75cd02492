package tabuleiro.server.study;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import tabuleiro.play.record.GameRecord;
import tabuleiro.protocol.site.PageOperations;
import tabuleiro.protocol.study.CreatedStudyJson;
import tabuleiro.protocol.study.DeletedStudyJson;
import tabuleiro.protocol.study.ImportedStudiesJson;
import tabuleiro.protocol.study.StudyListJson;
import tabuleiro.protocol.study.StudyOperations;
import tabuleiro.rules.Message;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.account.PlayerIdentities;
import tabuleiro.server.fairplay.FairPlayGuard;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.http.BulkWork;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.JsonObject;
import tabuleiro.server.http.JsonText;
import tabuleiro.server.http.PageContent;
import tabuleiro.server.http.PageRenderer;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.RateLimiter;
import tabuleiro.server.http.RequestBody;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.schedule.Scheduler;
import tabuleiro.view.study.StudyRecord;

/// The routes that save studies and manage those that the caller keeps, and the page of the
/// caller's studies.
public final class CollectionRoutes implements Routes {
  private static final double HOUR_SECONDS = 3600;

  /// How many studies a network may save at once, and how many more in an hour. A guess.
  private static final double STUDY_BURST = 60;

  /// How many files a network may import or export at once, and how many more in an hour. A guess:
  /// checking a file with long games takes some seconds.
  private static final double FILE_BURST = 20;

  private final RateLimiter saved;
  private final RateLimiter files;
  private final StudyStore studies;
  private final StudyCollection collection;
  private final PlayerIdentities players;
  private final Scheduler scheduler;
  private final PageRenderer pages;
  private final FairPlayGuard fairPlay;

  /// @param store the studies
  /// @param scheduler the time of studies and of the limits
  /// @param pages sends the page
  /// @param fairPlay knows the positions near rated games in progress
  public CollectionRoutes(
      GameStore store, Scheduler scheduler, PageRenderer pages, FairPlayGuard fairPlay) {
    this.fairPlay = fairPlay;
    this.studies = new StudyStore(store.database());
    this.collection = new StudyCollection(store.database());
    this.players = new PlayerIdentities(store.database());
    this.scheduler = scheduler;
    this.saved = limiter(STUDY_BURST);
    this.files = limiter(FILE_BURST);
    this.pages = pages;
  }

  private RateLimiter limiter(double burst) {
    return new RateLimiter(burst / HOUR_SECONDS, burst, scheduler::nanoTime);
  }

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(routes, PageOperations.STUDIES, BulkWork.route(this::sendPage));
    Endpoints.add(
        routes,
        StudyOperations.LIST,
        BulkWork.route(
            context -> Responses.sendJson(context, 200, list(context, folder(context)))));
    Endpoints.add(routes, StudyOperations.SAVE, this::save);
    Endpoints.add(routes, StudyOperations.IMPORT, this::importFile);
    Endpoints.add(routes, StudyOperations.EXPORT, BulkWork.route(this::exportFile));
    Endpoints.add(routes, StudyOperations.RENAME_FOLDER, this::renameFolder);
    Endpoints.add(routes, StudyOperations.CHANGE, this::change);
    Endpoints.add(routes, StudyOperations.DELETE, this::delete);
  }

  private void sendPage(Context context) {
    String list = JsonText.format(list(context, Optional.empty()));
    pages.send(context, PageContent.of("studies").withPersonal("/studies", list));
  }

  /// Returns the folder that the address of a request names; empty for all studies. An empty name
  /// stands for the studies in no folder.
  private static Optional<String> folder(Context context) {
    return Optional.ofNullable(context.queryParam("folder")).map(String::strip);
  }

  private StudyListJson list(Context context, Optional<String> folder) {
    Caller caller = Caller.of(context);
    List<StudyEntry> entries = players.of(caller).map(collection::entries).orElse(List.of());
    return StudyListJsonMapper.of(entries, folder, caller.language());
  }

  private void save(Context context) throws Exception {
    JsonObject json = RequestBody.readJson(context, StudyRecord.MAX_BYTES);
    String record = json.requireText("record");
    Optional<String> title = EntryText.title(json);
    Optional<String> folder = EntryText.folder(json, "folder");
    // Counted before the check, which takes time even for an invalid record.
    saved.acquire(Caller.of(context).network());
    StudyRecord study =
        BulkWork.of(context).run(Caller.of(context), () -> StudyRecord.parse(record));
    fairPlay.require(study);
    String id;
    if (title.isPresent() || folder.isPresent()) {
      NewStudyEntry entry =
          new NewStudyEntry(
              study.text(),
              title
                  .filter(text -> !text.isEmpty())
                  .orElseGet(() -> EntryTags.title(study.replay().record())),
              folder.orElse(""),
              study.replay().game().id());
      id = add(context, List.of(entry), true).ids().getFirst();
    } else {
      Optional<PlayerId> caller = players.of(Caller.of(context));
      id = Database.await(studies.save(study.text(), caller, scheduler.millis()));
    }
    Responses.sendJson(context, 201, new CreatedStudyJson(id, "/s/" + id));
  }

  /// Adds studies to the collection of the caller.
  ///
  /// @throws ProblemException when it has no room for them
  private StudyAddition add(Context context, List<NewStudyEntry> added, boolean replaces) {
    PlayerId player = players.ensure(context);
    StudyAddition addition =
        Database.await(collection.add(player, added, replaces, scheduler.millis()));
    if (addition.isFull()) {
      throw new ProblemException(
          409,
          "full",
          Message.of(
              "study.collection.full",
              StudyCollection.MAX_STUDIES,
              StudyCollection.MAX_CHARACTERS / 1_000_000));
    }
    return addition;
  }

  private void importFile(Context context) throws Exception {
    JsonObject json = RequestBody.readJson(context, ImportedFile.MAX_BYTES);
    String text = json.requireText("text");
    String folder = EntryText.folder(json, "folder").orElse("");
    files.acquire(Caller.of(context).network());
    Caller caller = Caller.of(context);
    ImportedFile.Studies read =
        BulkWork.of(context).run(caller, () -> ImportedFile.read(text, folder, fairPlay));
    StudyAddition addition = add(context, read.studies(), false);
    int distinct = (int) addition.ids().stream().distinct().count();
    List<String> problems = read.problems().stream().map(problem -> problem.text(caller)).toList();
    Responses.sendJson(
        context,
        201,
        new ImportedStudiesJson(addition.added(), distinct - addition.added(), problems));
  }

  private void exportFile(Context context) {
    Optional<String> folder = folder(context);
    files.acquire(Caller.of(context).network());
    List<StoredRecord> stored =
        players
            .of(Caller.of(context))
            .map(player -> collection.records(player, folder))
            .orElse(List.of());
    if (stored.isEmpty()) {
      folder.filter(name -> !name.isEmpty()).ifPresent(CollectionRoutes::refuseFolder);
    }
    List<GameRecord> records =
        stored.stream()
            .map(study ->
                EntryTags.add(GameRecord.parse(study.record()).getFirst().record(), study.entry()))
            .toList();
    // Without a name, which would replace that of the link on the page.
    context.header("Content-Disposition", "attachment");
    Responses.sendText(context, GameRecord.format(records));
  }

  private static void refuseFolder(String name) {
    throw new ProblemException(404, "no-folder", Message.of("study.collection.no-folder", name));
  }

  /// A repeated request finds the studies in the folder of the new name, and is answered as the
  /// first one was.
  private void renameFolder(Context context) {
    JsonObject json = RequestBody.readJson(context);
    String folder = EntryText.folder(json, "folder").orElseThrow(() -> json.missing("folder"));
    String name = EntryText.folder(json, "name").orElseThrow(() -> json.missing("name"));
    int found =
        players
            .of(Caller.of(context))
            .map(player ->
                Database.await(collection.renameFolder(player, folder, name, scheduler.millis())))
            .orElse(0);
    if (found == 0) {
      refuseFolder(folder);
    }
    Responses.sendJson(context, 200, list(context, Optional.empty()));
  }

  private void change(Context context) {
    JsonObject json = RequestBody.readJson(context);
    Optional<String> title = EntryText.title(json);
    Optional<String> folder = EntryText.folder(json, "folder");
    if (title.isEmpty() && folder.isEmpty()) {
      throw json.missing("title");
    }
    Caller caller = Caller.of(context);
    String study = context.pathParam("study");
    StudyEntry changed =
        players
            .of(caller)
            .flatMap(player ->
                Database.await(collection.change(player, study, title, folder, scheduler.millis())))
            .orElseThrow(() -> notKept(study));
    Responses.sendJson(context, 200, StudyEntryJsonMapper.of(changed, caller.language()));
  }

  /// Deleting a study that the caller does not keep changes nothing, so a repeated request is
  /// answered as the first one was.
  private void delete(Context context) {
    String study = context.pathParam("study");
    boolean isErased =
        players
            .of(Caller.of(context))
            .map(player -> Database.await(collection.remove(player, study)))
            .orElseGet(() -> studies.find(study).isEmpty());
    Responses.sendJson(context, 200, new DeletedStudyJson(study, isErased));
  }

  private static ProblemException notKept(String study) {
    return new ProblemException(404, "no-study", Message.of("study.collection.none", study));
  }
}
