import './browser-stubs.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  begunLesson,
  saveFinishedLesson,
  saveReachedStep,
} from '../src/main/resources/web/site/progress.ts';

const PATHS = ['/lesson/a/1', '/lesson/b/1', '/lesson/c/1'];

test('the lesson to continue is the one in which a step was reached last', () => {
  assert.equal(begunLesson(PATHS), undefined);
  saveReachedStep(PATHS[0], 2);
  saveReachedStep(PATHS[1], 1);
  saveReachedStep(PATHS[2], 0);
  assert.equal(begunLesson(PATHS), PATHS[1]);
  saveReachedStep(PATHS[0], 3);
  assert.equal(begunLesson(PATHS), PATHS[0]);
});

test('a finished lesson is not continued', () => {
  saveFinishedLesson(PATHS[0]);
  assert.equal(begunLesson(PATHS), PATHS[1]);
  saveFinishedLesson(PATHS[1]);
  assert.equal(begunLesson(PATHS), undefined);
});
