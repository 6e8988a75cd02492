package tabuleiro.server.http;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/// The scripts, styles, fonts and pictures of the pages: the resources under `web`, and their
/// bundles under `web/bundle`. Each is read once. A style names fonts by their paths; they get the
/// addresses under which browsers keep them.
public final class StaticFiles {
  /// The folder of the bundles. Each has the path of the script or style that it was made from.
  static final String BUNDLES = "/bundle";

  /// Names between slashes, none of which begins with a dot.
  private static final Pattern PATH = Pattern.compile("(/[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*)+");

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "svg", "image/svg+xml",
          "woff2", "font/woff2",
          "png", "image/png",
          "webp", "image/webp",
          "json", "application/json",
          "webmanifest", "application/manifest+json");

  private static final Pattern FONT = Pattern.compile("url\\((fonts/[a-z-]+\\.woff2)\\)");

  private static final Map<String, WebFile> FILES = new ConcurrentHashMap<>();

  private StaticFiles() {}

  /// Returns the file at a path, such as `/site/icon.svg`; empty when there is none.
  public static Optional<WebFile> find(String path) {
    String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
    if (type == null || !PATH.matcher(path).matches()) {
      return Optional.empty();
    }
    WebFile file = FILES.get(path);
    if (file == null) {
      file =
          WebResource.bytes(path)
              .map(bytes -> path.endsWith(".css") ? withFonts(bytes) : bytes)
              .map(bytes -> WebFile.of(type, bytes))
              .orElse(null);
    }
    if (file != null) {
      FILES.put(path, file);
    }
    return Optional.ofNullable(file);
  }

  private static byte[] withFonts(byte[] style) {
    return FONT.matcher(new String(style, StandardCharsets.UTF_8))
        .replaceAll(font -> "url(" + address("/site/" + font.group(1)) + ")")
        .getBytes(StandardCharsets.UTF_8);
  }

  /// Returns the bundle that the build has made of a script or style with all that it imports.
  static Optional<WebFile> bundle(String path) {
    return find(bundlePath(path));
  }

  /// Returns the paths of the bundles that the bundle at a path imports later; none where that is
  /// no script.
  public static List<String> importedLater(String path) {
    return path.endsWith(".js")
        ? find(path).stream()
            .map(file -> new PageScript(new String(file.bytes(), StandardCharsets.UTF_8)))
            .flatMap(script -> script.later().stream())
            .map(StaticFiles::bundlePath)
            .toList()
        : List.of();
  }

  /// Returns the path of the bundle, which is a script where the source is TypeScript.
  private static String bundlePath(String path) {
    return BUNDLES + path.replaceFirst("\\.ts$", ".js");
  }

  /// Returns the address of a file that browsers may keep for ever: that of its bundle where there
  /// is one, with the hash of the content.
  public static String address(String path) {
    String served = bundle(path).isPresent() ? bundlePath(path) : path;
    return find(served)
        .map(file -> served + "?" + WebFile.VERSION + "=" + file.hash())
        .orElseThrow(() -> new IllegalStateException("no file " + path));
  }
}
