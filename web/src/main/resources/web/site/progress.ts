/** Which guided games and lessons the visitor has finished, in this browser. */
import { loadSetting, saveSetting } from './storage.ts';

const STORAGE_NAME = 'lessons';

const LAST_STORAGE_NAME = 'lesson-last';

/** Returns the paths of the finished lessons, such as `/lesson/talpa/8x8`. */
export function finishedLessons() {
  const stored: unknown = loadSetting(STORAGE_NAME, []);
  return new Set(Array.isArray(stored) ? stored.map(String) : []);
}

/** Returns the index of the step that was reached in a lesson. */
export function reachedStep(path: string): number {
  return Math.max(0, loadSetting(stepName(path), 0));
}

/**
 * Returns the lesson to continue: of those that are begun and not finished, the one in which a step was
 * reached last, or else the first one.
 *
 * @param paths the paths of lessons, in order
 */
export function begunLesson(paths: readonly string[]): string | undefined {
  const done = finishedLessons();
  const begun = paths.filter(path => !done.has(path) && reachedStep(path) > 0);
  const last: unknown = loadSetting(LAST_STORAGE_NAME, '');
  return begun.find(path => path === last) ?? begun[0];
}

/** Remembers which step of a lesson was reached. */
export function saveReachedStep(path: string, step: number) {
  saveSetting(stepName(path), step);
  if (step > 0) {
    saveSetting(LAST_STORAGE_NAME, path);
  }
}

function stepName(path: string) {
  return path.replace('/lesson/', 'lesson:');
}

/** Remembers that a lesson is finished. */
export function saveFinishedLesson(path: string) {
  saveSetting(STORAGE_NAME, [...finishedLessons().add(path)]);
}
