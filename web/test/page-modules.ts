/** Modules that browser tests use by themselves, within a page; see `PageModules`. */
export { loadEditorPieces, loadVariation } from '../src/main/resources/web/site/positions.ts';
export { PositionDraft } from '../src/main/resources/web/study/position-draft.ts';
export { ScoreCurve } from '../src/main/resources/web/study/score-curve.ts';
