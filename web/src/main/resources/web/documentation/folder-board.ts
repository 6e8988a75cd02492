/**
 * The board on a page that was opened from a folder. Such a page can load neither modules nor
 * workers, so the edition puts the files of both before this script, as text.
 */
import { byId } from '../site/dom.ts';
import { type PackedFiles, startPackedWorker, unpack } from '../site/packed-files.ts';

const { page, engine } = (
  globalThis as unknown as { packedFiles: Record<'page' | 'engine', PackedFiles> }
).packedFiles;

/** Returns an address under which this page can load a file. */
async function addressOf(name: string, type: string): Promise<string> {
  const text = await (await unpack(page[name] ?? '')).text();
  return URL.createObjectURL(new Blob([text], { type }));
}

async function begin(): Promise<void> {
  globalThis.startEngine = () => startPackedWorker(engine);
  byId('board-style', HTMLLinkElement).href = await addressOf('board.css', 'text/css');
  byId('board-pieces', HTMLLinkElement).href = await addressOf('pieces.svg', 'image/svg+xml');
  await import(await addressOf('rules-board.js', 'text/javascript'));
}

begin().catch(() => {
  byId('no-board').hidden = false;
});
