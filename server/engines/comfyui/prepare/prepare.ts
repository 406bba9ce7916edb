import type { ComfyuiModel } from '../model.ts'
import type { EngineRun } from '../../engine.ts'
import type { Plan, PlanKind } from '../recipes/plan.ts'
import { prepareEnlarge } from './enlarge.ts'
import { prepareFilm } from './film.ts'
import { prepareExtend, prepareMasked } from './masked.ts'
import { preparePhoto, preparePortrait, prepareSketch } from './photo.ts'
import type { Prepare, Prepared } from './prepared.ts'
import { prepareText } from './text.ts'

const ways: { [Kind in PlanKind]: Prepare<Kind> } = {
  text: prepareText, photo: preparePhoto, portrait: preparePortrait, masked: prepareMasked, extend: prepareExtend, sketch: prepareSketch, enlarge: prepareEnlarge, film: prepareFilm,
}

/** Makes ready what a plan sends, and what is done with what comes back. */
export function prepare(plan: Plan, model: ComfyuiModel, run: Pick<EngineRun, 'readUpload' | 'cutOut' | 'signal'>): Promise<Prepared> {
  // The kind of the plan chooses its own way; the compiler does not follow that through the table.
  return (ways[plan.kind] as Prepare<PlanKind>)(plan, model, run)
}
