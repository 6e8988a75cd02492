// Answers a page in place of a server: see the README of the module `wasm` for the messages.
importScripts('runtime.js');

/** The code of a socket that is to be opened again. */
const SERVICE_RESTART = 1012;

/** After how many failures in a row levels resign: what they do fails again. */
const MOST_FAILURES = 2;

const ANALYSIS = '/analysis';

/** After how long the program tries again to load what it needs, in milliseconds. */
const RETRY_MILLIS = 5000;

const program = fetch('engine.wasm').then((response) => response.arrayBuffer());

/** The packs of resources that have come, by the names of their files. */
const packs = new Map();

/** What the page keeps, by name, as far as the program can read it. */
const kept = new Map();

/** The open sockets: the path, the language, and the id of the last message with one. */
const sockets = new Map();

let language = 'en';
let failures = 0;
let timer;
let isWorking = false;

/** Whether this program has missed a pack: what it was preparing may be half made, and trap. */
let isPackMissing = false;

let engine;

/** What the program calls. */
self.page = {
  send: (socket, message) => postMessage({ socket, message }),
  close(socket, code) {
    sockets.delete(socket);
    postMessage({ socket, closed: code });
  },
  keep(name, text) {
    kept.set(name, text);
    postMessage({ keep: name, text });
  },
  pack(name) {
    const bytes = packs.get(name) ?? loadNow(name);
    if (bytes === null) {
      isPackMissing = true;
    } else {
      packs.set(name, bytes);
    }
    return bytes;
  },
  reportBroken(name, fault) {
    kept.delete(name);
    postMessage({ fault, name });
  },
};

/** Loads a pack for the program, which cannot await it. Returns null where that fails. */
function loadNow(name) {
  if (self.packed !== undefined) {
    return new Int8Array(self.packed[name] ?? 0); // A pack that was left out is empty.
  }
  const request = new XMLHttpRequest();
  request.open('GET', name, false);
  request.responseType = 'arraybuffer';
  try {
    request.send();
  } catch {
    return null;
  }
  return request.status === 200 ? new Int8Array(request.response) : null;
}

/** Loads the texts of the language, and of the one that it varies, together with the program. */
async function loadTexts() {
  const parts = language.split('-');
  const names = parts.map((_, i) => `text-${parts.slice(0, i + 1).join('_')}.pack`);
  const load = async (name) => {
    const response = packs.has(name) ? undefined : await fetch(name);
    if (response?.ok) {
      packs.set(name, new Int8Array(await response.arrayBuffer()));
    }
  };
  await Promise.allSettled(names.map(load));
}

async function load() {
  isPackMissing = false;
  const [bytes] = await Promise.all([program, loadTexts()]);
  const loaded = await TeaVM.wasmGC.load(bytes, { stackDeobfuscator: { enabled: false } });
  return loaded.exports;
}

/** Starts the program with all that is kept. A text with which it fails is left out. */
async function start() {
  let exports = await load();
  if (failures >= MOST_FAILURES) {
    exports.giveUp();
  }
  for (const [name, text] of [...kept]) {
    try {
      exports.restore(language, name, text);
    } catch (error) {
      console.warn('the program has failed with', name, error);
      kept.delete(name);
      postMessage({ fault: String(error), name });
      exports = await start();
      break;
    }
  }
  return exports;
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

/** Returns the fields of an object as one text, as the program takes them. */
function joined(fields) {
  return Object.entries(fields)
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(' ') : value])
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    .flat()
    .map((part) => String(part).replaceAll('\0', ' '))
    .join('\0');
}

/** Returns the object of a JSON text; undefined where it is none. */
function parsed(text) {
  try {
    const value = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the path without its query, and the parameters of the query. */
function located(path) {
  const url = new URL(path, 'http://page');
  const segments = url.pathname.split('/').map((part) => {
    try {
      return decodeURIComponent(part).replaceAll('/', ' ');
    } catch {
      return part;
    }
  });
  return { path: segments.join('/'), query: Object.fromEntries(url.searchParams) };
}

/** Sends an answer that begins with its status. */
function sendAnswer(id, text) {
  const end = text.indexOf(' ');
  postMessage({ id, status: Number(text.slice(0, end)), answer: text.slice(end + 1) });
}

function answer(exports, { id, method, path, body }) {
  const { path: place, query } = located(path);
  const fields = body === undefined ? {} : parsed(body);
  sendAnswer(
    id,
    fields === undefined
      ? exports.unreadable(language)
      : exports.answer(`${method} ${place}`, language, joined({ ...query, ...fields })),
  );
}

function open(exports, socket, given) {
  const { path, query } = located(given);
  sockets.set(socket, { path, language });
  postMessage({ socket, opened: true });
  exports.open(socket, path, language, joined(query));
}

function receiveOver(exports, socket, message) {
  const fields = parsed(message);
  const known = sockets.get(socket);
  if (known !== undefined && fields?.id !== undefined) {
    known.lastId = String(fields.id);
  }
  if (fields === undefined) {
    exports.receiveUnreadable(socket);
  } else {
    exports.receive(socket, joined(fields));
  }
}

async function receive(data) {
  language = data.language ?? language;
  if (data.restore !== undefined) {
    Object.entries(data.restore).forEach(([name, text]) => kept.set(name, text));
    engine = start();
    await engine;
    return;
  }
  engine ??= start();
  const exports = await engine;
  if (data.check !== undefined) {
    sendAnswer(data.id, `200 ${exports.check(data.check)}`);
  } else if (data.method !== undefined) {
    answer(exports, data);
  } else if (data.open !== undefined) {
    open(exports, data.socket, data.open);
  } else if (data.close) {
    sockets.delete(data.socket);
    exports.close(data.socket);
  } else {
    receiveOver(exports, data.socket, data.message);
  }
}

/** Works until there is nothing to do for a while; messages that arrive come first. */
async function work() {
  if (isWorking) {
    return;
  }
  isWorking = true;
  clearTimeout(timer);
  try {
    let wait = (await engine).work();
    while (wait === 0) {
      await turn();
      wait = (await engine).work();
    }
    if (wait > 0) {
      timer = setTimeout(work, wait);
    }
    failures = 0;
  } catch (error) {
    if (isPackMissing && !(error instanceof WebAssembly.RuntimeError)) {
      postMessage({ fault: (await engine).unavailable(language) });
      timer = setTimeout(work, RETRY_MILLIS);
    } else {
      await restart(error, {});
    }
  } finally {
    isWorking = false;
  }
}

/**
 * Starts the program again: a trap is no exception of the program, so its state is unknown. What is
 * kept is restored; the page opens its sockets again; what has failed is refused, so that it is not
 * repeated.
 */
async function restart(error, { id, socket }) {
  console.warn('the program is started again:', error);
  failures += isPackMissing ? 0 : 1;
  engine = start();
  const exports = await engine;
  for (const [number, { path, language: spoken, lastId }] of [...sockets]) {
    if (lastId !== undefined && (path === ANALYSIS || number === socket)) {
      postMessage({ socket: number, message: exports.restartedAt(path, spoken, lastId) });
    }
    self.page.close(number, SERVICE_RESTART);
  }
  const text = exports.restarted(language);
  if (id !== undefined) {
    sendAnswer(id, text);
  }
  postMessage({ fault: JSON.parse(text.slice(text.indexOf(' '))).message, stopped: id ?? socket });
}

onmessage = async ({ data }) => {
  try {
    await receive(data);
  } catch (error) {
    try {
      await restart(error, data);
    } catch (failure) {
      postMessage({ id: data.id, status: 500, answer: '', failure: String(failure) });
    }
  }
  work();
};
