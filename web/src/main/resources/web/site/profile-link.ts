import { createElement } from './dom.ts';

/**
 * Returns a link to the profile of a member.
 *
 * @param member the name of the profile
 * @param name the displayed name
 */
export function createProfileLink(member: string, name: string = member) {
  return createElement('a', { href: `/player/${encodeURIComponent(member)}` }, name);
}
