import { boardStyle } from './style.js';
import { createPaints } from './symbols.js';

/**
 * Adds the parts of a board element: the table with the drawing, the tools, the hands, and a live
 * region for announcements.
 *
 * @param {ShadowRoot} root
 * @param {HTMLElement} hands
 */
export function createFrame(root, hands) {
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
  root.adoptedStyleSheets = [boardStyle];
  root.append(createPaints(), container, announcer);
  return { table, tools, announcer };
}
