/**
 * Imports a script that a page needs later, if at all. It is bundled by itself, with its own copy of
 * what it imports, so it shares with the page only what the browser keeps.
 *
 * @param path its path as of a page's script, such as `/play/next-round.ts`, written whole: the
 *   server looks for it, to send the texts of the script with the page
 */
export function importLater<Module>(path: string): Promise<Module> {
  const bundle = `..${path.replace(/ts$/, 'js')}`;
  return import(globalThis.edition?.script?.(path) ?? new URL(bundle, import.meta.url).href);
}
