package tabuleiro.protocol.study;

import static tabuleiro.protocol.operation.Part.Callers.PLAYERS;
import static tabuleiro.protocol.operation.Part.answer;
import static tabuleiro.protocol.operation.Part.created;
import static tabuleiro.protocol.operation.Part.fails;
import static tabuleiro.protocol.operation.Part.query;
import static tabuleiro.protocol.operation.Part.request;
import static tabuleiro.protocol.operation.Part.text;

import tabuleiro.protocol.operation.Operation;

/// The operations of the feature study.
public final class StudyOperations {
  public static final Operation OPEN_TEXT =
      Operation.post(
          "/api/v2/records",
          "Read a pasted text",
          "studies",
          request(
              TextToOpenJson.class,
              """
              {"text": "d3d4 e6e5", "game": "talpa", "variant": "8x8"}\
              """),
          answer(OpenedTextJson.class),
          PLAYERS);

  public static final Operation LIST =
      Operation.get(
          "/api/v2/studies",
          "List your studies",
          "read studies",
          query(
              "folder", "only the studies in this folder; an empty name stands for those in none"),
          answer(StudyListJson.class),
          PLAYERS);

  public static final Operation SAVE =
      Operation.post(
          "/api/v2/studies",
          "Save a study",
          "studies",
          request(
              NewStudyJson.class,
              """
              {"record": "[Game \\"talpa\\"]\\n[Variant \\"8x8\\"]\\n\\n*\\n", \
              "title": "The start"}\
              """),
          created(CreatedStudyJson.class),
          PLAYERS,
          fails(409));

  public static final Operation IMPORT =
      Operation.post(
          "/api/v2/studies/import",
          "Import a file of records as studies",
          "studies",
          request(
              StudyImportJson.class,
              """
              {"text": "[Game \\"talpa\\"]\\n[Variant \\"8x8\\"]\\n\\n*\\n"}\
              """),
          created(ImportedStudiesJson.class),
          PLAYERS,
          fails(409));

  public static final Operation EXPORT =
      Operation.get(
          "/api/v2/studies/export",
          "Export your studies as a file of records",
          "read studies",
          query(
              "folder", "only the studies in this folder; an empty name stands for those in none"),
          text("text/plain"),
          PLAYERS,
          fails(404));

  public static final Operation RENAME_FOLDER =
      Operation.put(
          "/api/v2/studies/folders",
          "Rename a folder of studies; doing so again has the same result",
          "studies",
          request(
              FolderChangeJson.class,
              """
              {"folder": "Openings", "name": "First moves"}\
              """),
          answer(StudyListJson.class),
          PLAYERS,
          fails(404));

  public static final Operation STUDY =
      Operation.get(
          "/api/v2/studies/{study}",
          "Get a study",
          "read studies",
          answer(StudyJson.class),
          fails(404));

  public static final Operation CHANGE =
      Operation.put(
          "/api/v2/studies/{study}",
          "Change the title or the folder of one of your studies",
          "studies",
          request(
              StudyChangeJson.class,
              """
              {"title": "The start", "folder": "Openings"}\
              """),
          answer(StudyEntryJson.class),
          PLAYERS,
          fails(404));

  public static final Operation DELETE =
      Operation.delete(
          "/api/v2/studies/{study}",
          "Delete one of your studies; doing so again has the same result",
          "studies",
          answer(DeletedStudyJson.class),
          PLAYERS);

  private StudyOperations() {}
}
