// Answers the operations of the API that need no server, in a worker of a page.
//
// The page sends
//   { id, operation, language, parameters }   an operation, such as `GET /rules/{game}`
//   { id, analyse: true, language, parameters } an analysis, in place of the one before
//   { id, stop: true }                          the end of that analysis
//   { id, check }                               a check, for tests
// and gets { id, status, answer }: the status as of HTTP, and the answer as the text of its JSON. An
// analysis has several; the last one says `last` in its JSON, or has another status than 200.
importScripts('runtime.js');

/** How long an analysis runs before it looks for messages, in milliseconds. */
const SLICE_MILLIS = 50;

/** The shortest time between two results of an analysis, in milliseconds. */
const UPDATE_MILLIS = 150;

/** The longest time of an analysis, in milliseconds. */
const MAX_ANALYSIS_MILLIS = 60_000;

const program = fetch('engine.wasm').then((response) => response.arrayBuffer());
let engine = start();
let analysis;

async function start() {
  const loaded = await TeaVM.wasmGC.load(await program, { stackDeobfuscator: { enabled: false } });
  return loaded.exports;
}

/** Gives way to messages that have arrived. */
function turn() {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      channel.port1.close();
      resolve();
    };
    channel.port2.postMessage(0);
  });
}

/** Sends an answer that begins with its status. */
function send(id, text) {
  const end = text.indexOf(' ');
  postMessage({ id, status: Number(text.slice(0, end)), answer: text.slice(end + 1) });
}

function joined(parameters) {
  return Object.entries(parameters ?? {})
    .filter(([, value]) => value !== undefined)
    .flat()
    .map((part) => String(part).replaceAll('\0', ' '))
    .join('\0');
}

async function analyse(id, language, parameters) {
  const own = { id };
  analysis = own;
  const { beginAnalysis, continueAnalysis, finishAnalysis } = await engine;
  const begun = beginAnalysis(language, joined({ ...parameters, id }));
  if (!begun.startsWith('20')) {
    send(id, begun);
    return;
  }
  const end = performance.now() + MAX_ANALYSIS_MILLIS;
  let sent = 0;
  while (begun.startsWith('200') && analysis === own && performance.now() < end) {
    const lines = continueAnalysis(SLICE_MILLIS);
    if (performance.now() - sent >= UPDATE_MILLIS) {
      sent = performance.now();
      send(id, `200 ${lines}`);
    }
    await turn();
  }
  if (analysis !== undefined && analysis !== own) {
    send(id, '204 '); // Another analysis has taken its place.
    return;
  }
  analysis = undefined;
  send(id, `200 ${finishAnalysis()}`);
}

async function receive({ id, operation, language, parameters, analyse: isAnalysis, stop, check }) {
  if (stop) {
    analysis = analysis?.id === id ? undefined : analysis;
  } else if (isAnalysis) {
    await analyse(id, language, parameters);
  } else if (check) {
    send(id, `200 ${(await engine).check(check)}`);
  } else {
    send(id, (await engine).answer(String(operation), String(language), joined(parameters)));
  }
}

onmessage = async ({ data }) => {
  try {
    await receive(data);
  } catch (error) {
    // A trap is no exception of the program: its state is unknown, so it begins anew. Requests
    // bring all that they need, so nothing is lost but this one.
    analysis = undefined;
    engine = start();
    try {
      const text = (await engine).restarted(String(data.language));
      console.warn('the engine has been restarted:', error);
      send(data.id, text);
    } catch (failure) {
      postMessage({ id: data.id, status: 500, answer: '', failure: String(failure) });
    }
  }
};
