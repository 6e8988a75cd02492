package tabuleiro.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.text.Language;

final class JsonObjectTest {
  private static final Caller ANA =
      new Caller(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          "127.0.0.1",
          false,
          Language.ENGLISH,
          "");

  private static JsonObject parse(String text) {
    return JsonObject.parse(text.replace('\'', '"'));
  }

  private static String problem(String text, Consumer<JsonObject> reader) {
    try {
      reader.accept(parse(text));
      return "none";
    } catch (ProblemException e) {
      assertThat(e.status()).isEqualTo(400);
      return e.error() + " " + e.text(ANA).replaceFirst(";.*", "");
    }
  }

  @Test
  void readsFieldsOfAllTypes() {
    JsonObject json =
        parse("{'a':'x','b':-7,'c':true,'d':['y','z'],'e':[{'f':3.0}],'g':9223372036854775807}");
    assertThat(json.text("a")).contains("x");
    assertThat(json.number("b")).contains(-7);
    assertThat(json.isTrue("c")).isTrue();
    assertThat(json.texts("d")).containsExactly("y", "z");
    assertThat(json.objects("e").getFirst().number("f")).contains(3);
    assertThat(json.longNumber("g")).contains(Long.MAX_VALUE);
    assertThat(json.text("h")).isEmpty();
    assertThat(json.isTrue("h")).isFalse();
    assertThat(json.texts("h")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        " { 'a' : -1.5e+3 , 'b' : [ ] ,\n'c':{ } } ",
        "{'a':[1,[2,'x'],{'b':null}],'c':false}",
        "{'a':'\\\\','b':'\\'},:[\\u0041'}"
      })
  void readsExactlyOneObject(String text) {
    String json = text.replace("\\'", "\\\"");
    assertThat(problem(json, _ -> {})).isEqualTo("none");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "null",
        "7",
        "'x'",
        "[]",
        "[{}]",
        "{",
        "{'a'",
        "{'a':",
        "{'a':1",
        "{'a':1]",
        "{'a':1} garbage",
        "{'a':1}}",
        "{'a':1}{'b':2}",
        "{'a':1},",
        "{'a':1},'x':0",
        "{'a':01}",
        "{'a':NaN}",
        "{a:1}",
        "{'a':'\\q'}",
        "{'a':[1,]}",
        "{'a':+1}",
        "{'a':[[[[[[[[[[1]]]]]]]]]]}",
        "]",
        "}",
        "{'a':1}]",
        "{'a':1x}",
        "{'a':1,}",
        "{'a':1 2}",
        "{'a':1-}",
        "{'a':'y'z}",
        "{'a':'y':}",
        "{'a':true]}",
        "{'a':[1]x}",
        "{'b':{'a':1 x}}",
        "{'b':{'a':1}x}"
      })
  void refusesTextsThatAreNotExactlyOneObject(String text) {
    assertThat(problem(text, json -> {})).startsWith("json ");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "{'t':null}|field the field t must be text in quotation marks, such as `abc`",
        "{'t':7}|field the field t must be text",
        "{'t':['x']}|field the field t must be text",
        "{'t':'\\ud800'}|field the field t has a character that cannot be stored",
        "{'t':'\\u0000'}|field the field t has a character that cannot be stored",
        "{'n':null}|field the field n must be a whole number",
        "{'n':'3'}|field the field n must be a whole number",
        "{'n':1.5}|field the field n must be a whole number",
        "{'n':1e999999999}|field the field n must be a whole number",
        "{'n':2147483648}|field the field n must be a whole number",
        "{'b':null}|field the field b must be true or false",
        "{'b':'true'}|field the field b must be true or false",
        "{'l':null}|field the field l must be a list",
        "{'l':'x'}|field the field l must be a list",
        "{'l':['x',null]}|field the field l[1] must be text",
        "{'o':[{},3]}|field the field o[1] must be an object",
        "{'o':[{'x':null}]}|field the field o[0].x must be text",
        "{'t':'x','t':'x'}|field the field t occurs twice",
        "{'z':{'y':1,'y':2}}|field the field z.y occurs twice",
        "{}|field the field t is missing"
      })
  void refusalNamesField(String text, String says) {
    String found =
        problem(
            text,
            json -> {
              json.number("n");
              json.isTrue("b");
              json.texts("l");
              json.objects("o").forEach(object -> object.text("x"));
              String _ = json.text("t").orElseThrow(() -> json.missing("t"));
            });
    assertThat(found).startsWith(says.replace('`', '"'));
  }

  @Test
  void longNamesAreCut() {
    String name = "x".repeat(50_000);
    assertThat(problem("{'" + name + "':1,'" + name + "':1}", json -> {})).hasSizeLessThan(200);
  }

  @Test
  void findsIdOfRefusedMessage() {
    assertThat(JsonObject.findText("{\"id\":\"a\",\"seenSequence\":null}", "id")).contains("a");
    for (String text : List.of("", "x", "{\"id\":null}", "{\"id\":7}", "[]")) {
      assertThat(JsonObject.findText(text, "id")).isEmpty();
    }
  }
}
