/**
 * Creates the parts of a board element: the table with the drawing, the tools, the hands, and a
 * live region for announcements.
 *
 * @param {HTMLElement} hands
 */
export function createFrame(hands) {
  const table = document.createElement('div');
  const tools = document.createElement('div');
  tools.className = 'tools';
  const announcer = document.createElement('p');
  announcer.className = 'visually-hidden';
  announcer.setAttribute('role', 'status');
  const parts = document.createElement('div');
  parts.className = 'parts';
  parts.append(table, tools, hands);
  const container = document.createElement('div');
  container.className = 'container';
  container.append(parts);
  return { table, tools, announcer, elements: [createStyle(), container, announcer] };
}

/** Returns a link to the style of boards, for a shadow root. */
export function createStyle() {
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = new URL('board.css', import.meta.url).href;
  return style;
}
