/** Which guided games and lessons the visitor has finished, in this browser. */
import { loadSetting, saveSetting } from './storage.js';

const STORAGE_NAME = 'lessons';

/** Returns the paths of the finished lessons, such as `/lesson/talpa/8x8`. */
export function finishedLessons() {
  /** @type {unknown} */
  const stored = loadSetting(STORAGE_NAME, []);
  return new Set(Array.isArray(stored) ? stored.map(String) : []);
}

/**
 * Remembers that a lesson is finished.
 *
 * @param {string} path
 */
export function saveFinishedLesson(path) {
  saveSetting(STORAGE_NAME, [...finishedLessons().add(path)]);
}
