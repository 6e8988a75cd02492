/** Which guided games and lessons the visitor has finished, in this browser. */
import { loadSetting, saveSetting } from './storage.ts';

const STORAGE_NAME = 'lessons';

/** Returns the paths of the finished lessons, such as `/lesson/talpa/8x8`. */
export function finishedLessons() {
  const stored: unknown = loadSetting(STORAGE_NAME, []);
  return new Set(Array.isArray(stored) ? stored.map(String) : []);
}

/** Remembers that a lesson is finished. */
export function saveFinishedLesson(path: string) {
  saveSetting(STORAGE_NAME, [...finishedLessons().add(path)]);
}
