import { StudioError, type StudioErrorReason } from '#studio/studio-error.ts'
import type { Reason } from '../../words/reasons.ts'
import { EngineError } from '../engine.ts'

/** What a person is told of each way the studio can stop; a cancelled task tells nothing. */
const reasonOf: Record<Exclude<StudioErrorReason, 'cancelled'>, Reason> = {
  'image-unreadable': 'file-broken',
  'image-too-small': 'file-broken',
  'mask-unreadable': 'engine-failed',
  'mask-empty': 'mask-empty',
  'mask-too-large': 'mask-too-large',
  'no-subject': 'no-subject',
  'no-face': 'no-face',
  'face-too-small': 'face-too-small',
  'face-turned': 'face-turned',
  'face-blurred': 'face-blurred',
  'face-covered': 'face-covered',
  'faces-apart': 'faces-apart',
  'smiles-apart': 'smiles-apart',
  'no-person': 'no-person',
  'body-unseen': 'body-unseen',
  'clothes-unclear': 'clothes-unclear',
  'clothes-colourless': 'clothes-colourless',
  'part-unclear': 'part-unclear',
  'place-unseen': 'place-unseen',
  'person-halved': 'person-halved',
  'product-unlike': 'product-unlike',
  'product-halved': 'product-halved',
  'product-too-large': 'product-too-large',
  'product-hidden': 'product-hidden',
  'no-outline': 'no-outline',
  'model-unusable': 'engine-not-set-up',
  'timed-out': 'engine-timed-out',
  'worker-died': 'engine-failed',
  closed: 'engine-interrupted',
  failed: 'engine-failed',
}

/** The error of a studio task as an engine's. */
export function asEngineError(error: unknown): unknown {
  if (!(error instanceof StudioError) || error.reason === 'cancelled') return error
  // Another model, or none, may do it.
  return new EngineError(reasonOf[error.reason], {
    cause: error,
    kind: error.reason === 'model-unusable' ? 'unsupported' : 'refused',
    photo: error.photo,
  })
}
