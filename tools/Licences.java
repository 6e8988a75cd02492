import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/// Writes the licence of every library of the download, with its text, and corrects the licences in
/// the bill of materials. The build runs it straight from this source, with Jackson on the class
/// path: `Licences.java ROOT BILL LIB OUT`.
///
/// The text of a library is that in its jar; otherwise `deploy/licences/LIBRARY.txt`, for licences
/// that name their holder, or `deploy/licences/LICENCE.txt`. A library without any of them, or with
/// a licence that is not listed here, fails the build.
final class Licences {
  /// The licences as the bill has them, joined by a plus, and as SPDX expressions. Where a library
  /// leaves the choice, the first one is what it is distributed under here.
  private static final Map<String, String> EXPRESSIONS =
      Map.ofEntries(
          Map.entry("Apache-2.0", "Apache-2.0"),
          Map.entry("BSD-2-Clause", "BSD-2-Clause"),
          Map.entry("CC0 Universal", "CC0-1.0"),
          Map.entry("CC0-1.0", "CC0-1.0"),
          Map.entry("CC0-1.0+BSD-2-Clause", "BSD-2-Clause OR CC0-1.0"),
          Map.entry("EPL-2.0+Apache-2.0", "Apache-2.0 OR EPL-2.0"),
          Map.entry(
              "EPL-2.0+GPL-2.0-with-classpath-exception",
              "EPL-2.0 OR GPL-2.0-only WITH Classpath-exception-2.0"),
          Map.entry("EPL-2.0+LGPL-2.1-only", "EPL-2.0 OR LGPL-2.1-only"),
          Map.entry("MIT", "MIT"),
          Map.entry("Unlicense", "Unlicense"));

  /// Libraries whose build files name their licence wrongly or not exactly, and what their own
  /// texts say.
  private static final Map<String, String> CORRECTED =
      Map.of(
          "jline", "BSD-3-Clause",
          "webauthn-server-core", "BSD-2-Clause",
          "yubico-util", "BSD-2-Clause");

  private static final Pattern TEXT =
      Pattern.compile("(?i)(META-INF/(.*/)?)?(LICEN[SC]E|NOTICE|COPYING)[\\w.-]*|.*-LICENSE");

  private static final String HEAD =
      """
      # Libraries

      The jars in `lib` that are not ours, each with its version, its licence and the text of the
      licence. The list is made from `tabuleiro.cdx.json`.

      | library | version | licence | text |
      |---|---|---|---|
      """;

  private final Path texts;
  private final Path lib;
  private final Path out;
  private final Path ours;
  private final List<String> faults = new ArrayList<>();

  private Licences(Path root, Path lib, Path out) {
    this.texts = root.resolve("deploy/licences");
    this.ours = root.resolve("LICENSE");
    this.lib = lib;
    this.out = out;
  }

  public static void main(String[] args) throws IOException {
    Path bill = Path.of(args[1]);
    new Licences(Path.of(args[0]), Path.of(args[2]), Path.of(args[3])).write(bill);
  }

  private void write(Path bill) throws IOException {
    ObjectMapper mapper = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);
    ObjectNode json = (ObjectNode) mapper.readTree(bill.toFile());
    List<ObjectNode> components = new ArrayList<>();
    json.get("components").forEach(component -> components.add((ObjectNode) component));
    components.sort(Comparator.comparing(component -> component.get("name").asText()));
    Files.createDirectories(out);
    StringBuilder list = new StringBuilder();
    for (ObjectNode component : components) {
      String expression = expression(component);
      setLicence(component, expression);
      Path jar = lib.resolve(name(component) + "-" + version(component) + ".jar");
      if (Files.exists(jar) && !name(component).startsWith("tabuleiro")) {
        String text = writeTexts(name(component), jar, expression);
        list.append(
            "| %s | %s | %s | %s |%n"
                .formatted(name(component), version(component), expression, text));
      }
    }
    if (!faults.isEmpty()) {
      throw new IllegalStateException("licences: " + String.join("; ", faults));
    }
    Files.writeString(out.resolve("THIRD-PARTY.md"), HEAD + list);
    Files.writeString(bill, mapper.writeValueAsString(json) + "\n");
  }

  private static String name(JsonNode component) {
    return component.get("name").asText();
  }

  private static String version(JsonNode component) {
    return component.get("version").asText();
  }

  private String expression(JsonNode component) {
    if (CORRECTED.containsKey(name(component))) {
      return CORRECTED.get(name(component));
    }
    List<String> names = new ArrayList<>();
    for (JsonNode choice : component.path("licenses")) {
      JsonNode licence = choice.path("license");
      names.add(
          choice.has("expression")
              ? choice.get("expression").asText()
              : licence.path("id").asText(licence.path("name").asText()));
    }
    String joined = String.join("+", names);
    if (EXPRESSIONS.containsValue(joined)) {
      return joined;
    }
    if (!EXPRESSIONS.containsKey(joined)) {
      faults.add(name(component) + " has an unknown licence '" + joined + "'");
    }
    return EXPRESSIONS.getOrDefault(joined, joined);
  }

  private static void setLicence(ObjectNode component, String expression) {
    ArrayNode licences = component.putArray("licenses");
    if (expression.contains(" ")) {
      licences.addObject().put("expression", expression);
    } else {
      licences.addObject().putObject("license").put("id", expression);
    }
  }

  /// Writes the texts of a library, and returns links to them.
  private String writeTexts(String name, Path jar, String expression) throws IOException {
    List<String> written = new ArrayList<>();
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      List<? extends ZipEntry> entries =
          zip.stream()
              .filter(entry -> !entry.isDirectory() && TEXT.matcher(entry.getName()).matches())
              .sorted(Comparator.comparing(ZipEntry::getName))
              .toList();
      for (ZipEntry entry : entries) {
        String file = name + "/" + entry.getName().replaceFirst("^META-INF/", "");
        copy(zip, entry, file);
        written.add(file);
      }
    }
    boolean hasLicence = written.stream().anyMatch(file -> !file.contains("NOTICE"));
    if (!hasLicence) {
      written.addFirst(writeCommonText(name, expression.split(" ")[0]));
    }
    return String.join(
        ", ", written.stream().map(file -> "[%s](%s)".formatted(file, file)).toList());
  }

  private void copy(ZipFile zip, ZipEntry entry, String file) throws IOException {
    Path copy = out.resolve(file);
    Files.createDirectories(copy.getParent());
    try (InputStream in = zip.getInputStream(entry)) {
      Files.copy(in, copy, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private String writeCommonText(String name, String licence) {
    Optional<Path> text =
        Stream.of(texts.resolve(name + ".txt"), texts.resolve(licence + ".txt"))
            .filter(Files::exists)
            .findFirst()
            .or(() -> licence.equals("Apache-2.0") ? Optional.of(ours) : Optional.empty());
    if (text.isEmpty()) {
      faults.add(name + " has no text: add deploy/licences/" + name + ".txt");
      return "";
    }
    String file = text.get().equals(ours) ? "Apache-2.0.txt" : text.get().getFileName().toString();
    try {
      Files.copy(text.get(), out.resolve(file), StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return file;
  }
}
