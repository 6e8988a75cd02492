/** Files that a page holds itself where it can load none: each is gzip in base 64, by its name. */
export type PackedFiles = Readonly<Record<string, string>>;

/** Returns the content of a file. */
export async function unpack(file: string): Promise<Response> {
  const bytes = await fetch(`data:application/gzip;base64,${file}`);
  return new Response(bytes.body?.pipeThrough(new DecompressionStream('gzip')));
}

/** What comes before the worker's script: it gets its files from this page, not from a network. */
const FILES_OF_WORKER = `
const files = new Promise(resolve => {
  addEventListener('message', event => {
    event.stopImmediatePropagation();
    self.packed = event.data;
    resolve(event.data);
  }, { once: true });
});
self.importScripts = () => {};
self.fetch = async name => new Response((await files)[name]);
`;

/**
 * Starts the worker of the engine.
 *
 * @param engine the files of the engine
 */
export async function startPackedWorker(engine: PackedFiles): Promise<Worker> {
  const { 'runtime.js': runtime = '', 'worker.js': main = '', ...others } = engine;
  const scripts = await Promise.all([runtime, main].map(async file => (await unpack(file)).text()));
  const entries = await Promise.all(
    Object.entries(others).map(
      async ([name, file]) => [name, await (await unpack(file)).arrayBuffer()] as const,
    ),
  );
  const source = new Blob([FILES_OF_WORKER, scripts.join('\n')], { type: 'text/javascript' });
  const worker = new Worker(URL.createObjectURL(source));
  worker.postMessage(
    Object.fromEntries(entries),
    entries.map(([, bytes]) => bytes),
  );
  return worker;
}
