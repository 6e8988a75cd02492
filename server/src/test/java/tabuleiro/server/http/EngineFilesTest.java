package tabuleiro.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.game.Json;
import tabuleiro.server.game.ServedGames;

/// A server whose visitors' browsers load the engine.
final class EngineFilesTest extends ServedGames {
  private static final Pattern FOLDER = Pattern.compile("<html data-engine=\"(/engine/\\w+/)\" ");
  private static final String RULES = "/docs/en/rules/talpa.html";
  private static final String POLICY = "Content-Security-Policy";

  @Override
  protected ServerOptions options(Path folder) {
    Map<String, byte[]> files =
        Map.of(
            "worker.js", bytes("work();"), "runtime.js", bytes("run();"), "engine.wasm", bytes(""));
    return super.options(folder).withBrowserEngine(EngineFiles.of(files));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private String folder() {
    Matcher folder = FOLDER.matcher(net.get("/analysis").body());
    assertThat(folder.find()).isTrue();
    return folder.group(1);
  }

  private HttpResponse<byte[]> file(String path) throws IOException, InterruptedException {
    return net.client().send(net.call(path).build(), BodyHandlers.ofByteArray());
  }

  @Test
  void onlyTheWorkerMayCompile() throws IOException, InterruptedException {
    String folder = folder();
    HttpResponse<byte[]> worker = file(folder + "worker.js");
    assertThat(worker.headers().firstValue(POLICY))
        .hasValueSatisfying(
            policy -> assertThat(policy).contains("'unsafe-eval'").contains("connect-src 'self'"));
    for (String path :
        List.of("/analysis", "/new", "/", RULES, folder + "runtime.js", folder + "engine.wasm")) {
      assertThat(file(path).headers().firstValue(POLICY))
          .as(path)
          .hasValueSatisfying(policy -> assertThat(policy).doesNotContain("eval"));
    }
  }

  @Test
  void aFileIsCompressedAndKeptForEver() throws IOException, InterruptedException {
    HttpResponse<byte[]> worker = file(folder() + "worker.js");
    assertThat(worker.headers().firstValue("Content-Encoding")).hasValue("gzip");
    assertThat(worker.headers().firstValue("Cache-Control")).hasValue(WebFile.FOREVER);
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(worker.body()))) {
      assertThat(in.readAllBytes()).isEqualTo(bytes("work();"));
    }
    assertThat(file(folder() + "engine.wasm").headers().firstValue("Content-Type"))
        .hasValue("application/wasm");
  }

  @Test
  void anotherVersionIsNotFound() throws IOException, InterruptedException {
    assertThat(file("/engine/none/worker.js").statusCode()).isEqualTo(404);
    assertThat(file(folder() + "other.js").statusCode()).isEqualTo(404);
  }

  @Test
  void theDocumentationSaysWhereTheEngineAndTheSiteAre() {
    assertThat(net.get(RULES).body())
        .contains("<html data-engine=\"" + folder() + "\" lang=\"en\">")
        .contains("<a class=\"tool\" href=\"/\">");
  }

  @Test
  void helpIsGivenFarFromRatedGames() {
    Json check = Json.read(net.get("/api/v2/positions/talpa/4x4/help-check?moves=b1a1"));
    assertThat(check.size("refusedPlies")).isZero();
    assertThat(check.number("freeMillis")).isPositive();
    assertThat(check.text("message")).isEmpty();
    assertThat(net.get("/api/v2/positions/talpa/4x4/help-check?moves=none").statusCode())
        .isEqualTo(400);
  }
}
