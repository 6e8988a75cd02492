/**
 * The answers of the server that the page brings along, by their path below /api/v2. With them a
 * page needs no request after its script.
 */
let answers: Map<string, any> | undefined;

function readAnswers() {
  const text = globalThis.document?.getElementById('page-data')?.textContent;
  return new Map(Object.entries(JSON.parse(text || '{}')));
}

/**
 * Returns the answer for a path, once; undefined when the page has none. Later the answer may be out
 * of date, so it has to be requested.
 */
export function takePageData(path: string): any {
  answers ??= readAnswers();
  const answer = answers.get(path);
  answers.delete(path);
  return answer;
}
