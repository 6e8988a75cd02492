/** Which guided games and lessons the visitor has finished, in this browser. */
import { loadSetting, saveSetting } from './storage.ts';

const STORAGE_NAME = 'lessons';

/** Returns the paths of the finished lessons, such as `/lesson/talpa/8x8`. */
export function finishedLessons() {
  const stored: unknown = loadSetting(STORAGE_NAME, []);
  return new Set(Array.isArray(stored) ? stored.map(String) : []);
}

/** Returns the index of the step that was reached in a lesson. */
export function reachedStep(path: string): number {
  return Math.max(0, loadSetting(stepName(path), 0));
}

/** Remembers which step of a lesson was reached. */
export function saveReachedStep(path: string, step: number) {
  saveSetting(stepName(path), step);
}

function stepName(path: string) {
  return path.replace('/lesson/', 'lesson:');
}

/** Remembers that a lesson is finished. */
export function saveFinishedLesson(path: string) {
  saveSetting(STORAGE_NAME, [...finishedLessons().add(path)]);
}
