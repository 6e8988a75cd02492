package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import picocli.CommandLine;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.server.Server;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.testkit.TestClient;

/// The files in `deploy` fit the program and each other: what they name exists.
@Tag("full")
final class DeployTest {
  private static final Path DEPLOY = DocsFolder.ROOT.resolve("deploy");
  private static final Path KUBERNETES = DEPLOY.resolve("kubernetes");
  private static final Pattern METRIC = Pattern.compile("\\b(?:tabuleiro|jvm|process)_\\w+");
  private static final Pattern VARIABLE = Pattern.compile("\\$\\{(\\w+)(?::[?-][^}]*)?}");
  private static final Pattern ALERT = Pattern.compile("(?m)^ +- alert: (\\w+)$");
  private static final String PORT = "7878";

  /// How long a drained server may take to stop; see `ServeCommand`.
  private static final int STOP_SECONDS = 15;

  @TempDir private Path folder = Path.of("");

  /// A value in a YAML or JSON file.
  private record Node(Object value) {
    static Node read(Path file) {
      return new Node(
          new Yaml(new SafeConstructor(new LoaderOptions())).<Object>load(DocsFolder.read(file)));
    }

    /// Returns the value at a path of names and indexes.
    Node at(Object... path) {
      Object found = value;
      for (Object step : path) {
        found =
            step instanceof Integer index
                ? ((List<?>) found).get(index)
                : Objects.requireNonNull(((Map<?, ?>) found).get(step), () -> "no " + step);
      }
      return new Node(found);
    }

    boolean has(String name) {
      return ((Map<?, ?>) value).containsKey(name);
    }

    List<Node> list() {
      return ((List<?>) value).stream().map(Node::new).toList();
    }

    Set<String> names() {
      return ((Map<?, ?>) value)
          .keySet().stream().map(String::valueOf).collect(Collectors.toCollection(TreeSet::new));
    }

    List<String> texts() {
      return list().stream().map(Node::text).toList();
    }

    String text() {
      return String.valueOf(value);
    }
  }

  private static Node compose() {
    return Node.read(DEPLOY.resolve("compose.yaml"));
  }

  private static Node manifest(String name) {
    return Node.read(KUBERNETES.resolve(name + ".yaml"));
  }

  private static Node pod() {
    return manifest("deployment").at("spec", "template", "spec");
  }

  /// Parses the arguments as the program does.
  private static CommandLine.ParseResult parse(List<String> arguments) {
    List<String> line = new ArrayList<>(List.of("serve"));
    arguments.forEach(argument -> line.add(argument.replaceAll("\\$[({].*[)}]", "value")));
    String[] words = line.toArray(String[]::new);
    OutputStream out = OutputStream.nullOutputStream();
    CommandLine parser =
        CommandParser.of(
            CommandContext.of(
                new String[0], Map.of(), InputStream.nullInputStream(), out, out, null),
            words);
    return parser.parseArgs(words).subcommand();
  }

  private static String option(CommandLine.ParseResult parsed, String name) {
    return parsed.matchedOption(name).stringValues().getLast();
  }

  @Test
  void composeFilePassesOptionsThatTheServerHas() {
    Node server = compose().at("services", "server-1");
    CommandLine.ParseResult parsed = parse(server.at("command").texts());
    assertThat(option(parsed, "--port")).isEqualTo(PORT);
    assertThat(option(parsed, "--proxy"))
        .isEqualTo(compose().at("services", "proxy", "networks", "outside", "ipv4_address").text());
    assertThat(parsed.matchedOption("--host").stringValues()).contains("server-1", "server-2");
    assertThat(seconds(server.at("stop_grace_period").text()))
        .isGreaterThan(Integer.parseInt(option(parsed, "--drain")) + STOP_SECONDS - 1);
    assertThat(server.at("read_only").value()).isEqualTo(true);
  }

  private static int seconds(String text) {
    return Integer.parseInt(text.replaceFirst("s$", ""));
  }

  @Test
  void composeFileNamesOnlyWhatItDefines() {
    Node compose = compose();
    Set<String> services = compose.at("services").names();
    Set<String> networks = compose.at("networks").names();
    Set<String> volumes = compose.at("volumes").names();
    for (String name : services) {
      Node service = compose.at("services", name);
      assertThat(service.at("image").text()).as(name).containsAnyOf(":", "${");
      assertThat(service.has("networks") ? namesOf(service.at("networks")) : Set.of())
          .as(name)
          .isNotEmpty()
          .isSubsetOf(networks);
      if (service.has("depends_on")) {
        assertThat(services).containsAll(service.at("depends_on").names());
      }
      for (String volume :
          service.has("volumes") ? service.at("volumes").texts() : List.<String>of()) {
        String source = volume.split(":", 2)[0];
        if (source.startsWith("./")) {
          assertThat(DEPLOY.resolve(source)).exists();
        } else {
          assertThat(volumes).contains(source);
        }
      }
    }
  }

  private static Set<String> namesOf(Node list) {
    return list.value() instanceof Map ? list.names() : Set.copyOf(list.texts());
  }

  @Test
  void exampleOfEnvironmentHasEveryVariable() {
    String example = DocsFolder.read(DEPLOY.resolve(".env.example"));
    Set<String> set =
        example
            .lines()
            .filter(line -> line.contains("="))
            .map(line -> line.split("=", 2)[0])
            .collect(Collectors.toSet());
    Set<String> used =
        VARIABLE
            .matcher(DocsFolder.read(DEPLOY.resolve("compose.yaml")))
            .results()
            .map(found -> found.group(1))
            .collect(Collectors.toSet());
    assertThat(used).isEqualTo(set);
    assertThat(DocsFolder.read(DEPLOY.resolve("compose.yaml")))
        .doesNotContainPattern("(?i)password: *[a-z0-9]");
  }

  @Test
  void proxyAndPrometheusUseTheServersOfTheComposeFile() {
    String caddy = DocsFolder.read(DEPLOY.resolve("Caddyfile"));
    Node scrape = Node.read(DEPLOY.resolve("prometheus/prometheus.yml")).at("scrape_configs", 0);
    List<String> targets = scrape.at("static_configs", 0, "targets").texts();
    assertThat(targets).containsExactly("server-1:" + PORT, "server-2:" + PORT);
    assertThat(caddy).contains("reverse_proxy " + String.join(" ", targets));
    assertThat(compose().at("services").names()).contains("server-1", "server-2", "prometheus");
    assertThat(
            Node.read(DEPLOY.resolve("grafana/provisioning/datasources/prometheus.yaml"))
                .at("datasources", 0, "url")
                .text())
        .isEqualTo("http://prometheus:9090");
  }

  @Test
  void podPassesOptionsThatTheServerHas() {
    Node container = pod().at("containers", 0);
    CommandLine.ParseResult parsed = parse(container.at("args").texts());
    assertThat(option(parsed, "--port"))
        .isEqualTo(PORT)
        .isEqualTo(container.at("ports", 0, "containerPort").text());
    assertThat((int) pod().at("terminationGracePeriodSeconds").value())
        .isGreaterThan(Integer.parseInt(option(parsed, "--drain")) + STOP_SECONDS);
    Set<String> defined =
        container.at("env").list().stream()
            .map(variable -> variable.at("name").text())
            .collect(Collectors.toSet());
    assertThat(container.at("args").texts())
        .filteredOn(argument -> argument.startsWith("$("))
        .allSatisfy(
            argument -> assertThat(defined).contains(argument.substring(2, argument.length() - 1)));
  }

  @Test
  void podHasNoRights() {
    Node container = pod().at("containers", 0);
    assertThat(pod().at("securityContext", "runAsNonRoot").value()).isEqualTo(true);
    assertThat(container.at("securityContext", "readOnlyRootFilesystem").value()).isEqualTo(true);
    assertThat(container.at("securityContext", "allowPrivilegeEscalation").value())
        .isEqualTo(false);
    assertThat(container.at("securityContext", "capabilities", "drop").texts())
        .containsExactly("ALL");
    assertThat(container.at("resources").names()).contains("limits", "requests");
  }

  @Test
  void manifestsNameOnlyWhatIsDefined() {
    Node kustomization = manifest("kustomization");
    for (String file : kustomization.at("resources").texts()) {
      assertThat(manifest(file.replace(".yaml", "")).at("apiVersion").text()).isNotEmpty();
    }
    Node container = pod().at("containers", 0);
    assertThat(kustomization.at("images", 0, "name").text())
        .isEqualTo(container.at("image").text());
    Set<String> keys = manifest("site").at("data").names();
    for (Node variable : container.at("env").list()) {
      Node from = variable.at("valueFrom");
      if (from.has("configMapKeyRef")) {
        assertThat(from.at("configMapKeyRef", "name").text())
            .isEqualTo(manifest("site").at("metadata", "name").text());
        assertThat(keys).contains(from.at("configMapKeyRef", "key").text());
      } else {
        assertThat(from.at("secretKeyRef", "name").text()).isEqualTo("tabuleiro-database");
      }
    }
    Object labels = manifest("deployment").at("spec", "template", "metadata", "labels").value();
    assertThat(manifest("deployment").at("spec", "selector", "matchLabels").value())
        .isEqualTo(labels);
    assertThat(manifest("service").at("spec", "selector").value()).isEqualTo(labels);
    assertThat(manifest("disruption-budget").at("spec", "selector", "matchLabels").value())
        .isEqualTo(labels);
    assertThat(manifest("service").at("spec", "ports", 0, "targetPort").text())
        .isEqualTo(container.at("ports", 0, "name").text());
    Node backend =
        manifest("ingress").at("spec", "rules", 0, "http", "paths", 0, "backend", "service");
    assertThat(backend.at("name").text())
        .isEqualTo(manifest("service").at("metadata", "name").text());
    assertThat(backend.at("port", "name").text())
        .isEqualTo(manifest("service").at("spec", "ports", 0, "name").text());
    assertThat(manifest("ingress").at("spec", "rules", 0, "host").text())
        .isEqualTo(manifest("site").at("data", "host").text());
  }

  @Test
  void pathsAndMetricsThatTheFilesNameExist() throws Exception {
    DatabaseAddress database = new DatabaseAddress.Sqlite(folder.resolve("games.db"));
    try (Server server = Server.start(ServerOptions.of(database, 0));
        TestClient client = TestClient.to(server.port())) {
      Node container = pod().at("containers", 0);
      for (String path :
          List.of(
              container.at("startupProbe", "httpGet", "path").text(),
              container.at("readinessProbe", "httpGet", "path").text(),
              Node.read(DEPLOY.resolve("prometheus/prometheus.yml"))
                  .at("scrape_configs", 0, "metrics_path")
                  .text())) {
        assertThat(client.get(path).statusCode()).as(path).isEqualTo(200);
      }
      Set<String> served =
          client
              .get("/metrics")
              .body()
              .lines()
              .filter(line -> !line.startsWith("#"))
              .map(line -> line.split("[{ ]", 2)[0])
              .collect(Collectors.toSet());
      for (String file : List.of("prometheus/alerts.yml", "grafana/dashboards/tabuleiro.json")) {
        Set<String> named =
            METRIC
                .matcher(DocsFolder.read(DEPLOY.resolve(file)))
                .results()
                .map(found -> found.group())
                .collect(Collectors.toSet());
        assertThat(named).as(file).isNotEmpty();
        assertThat(served).as(file).containsAll(named);
      }
    }
  }

  @Test
  void dashboardUsesTheProvisionedSource() {
    Node source = Node.read(DEPLOY.resolve("grafana/provisioning/datasources/prometheus.yaml"));
    String uid = source.at("datasources", 0, "uid").text();
    List<Node> panels =
        Node.read(DEPLOY.resolve("grafana/dashboards/tabuleiro.json")).at("panels").list();
    assertThat(panels)
        .isNotEmpty()
        .allSatisfy(panel -> assertThat(panel.at("datasource", "uid").text()).isEqualTo(uid));
  }

  @Test
  void pagesExplainEveryAlert() {
    Set<String> alerts =
        ALERT
            .matcher(DocsFolder.read(DEPLOY.resolve("prometheus/alerts.yml")))
            .results()
            .map(found -> found.group(1))
            .collect(Collectors.toCollection(TreeSet::new));
    for (String language : Arrays.asList("en", "pt")) {
      Set<String> explained =
          Pattern.compile("(?m)^\\| `(\\w+)` \\|")
              .matcher(DocsFolder.page(language, "how-to/run-in-containers.md"))
              .results()
              .map(found -> found.group(1))
              .collect(Collectors.toCollection(TreeSet::new));
      assertThat(explained).as(language).isEqualTo(alerts);
    }
  }
}
