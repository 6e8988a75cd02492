import { createElement } from './dom.js';

/**
 * Returns a link to the profile of a member.
 *
 * @param {string} member the name of the profile
 * @param {string} [name] the displayed name
 */
export function createProfileLink(member, name = member) {
  return createElement('a', { href: `/player/${encodeURIComponent(member)}` }, name);
}
