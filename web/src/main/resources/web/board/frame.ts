import { boardStyle } from './style.ts';
import { createPaints } from './symbols.ts';

/**
 * Adds the parts of a board element: the table with the drawing, the tools, the hands, and a live
 * region for announcements.
 */
export function createFrame(root: ShadowRoot, hands: HTMLElement) {
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
