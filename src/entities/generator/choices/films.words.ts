import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CameraMove } from '#contract/generators/film-choices.ts'
import type { ChoiceWords } from './choice-words.ts'

export const cameraWords: Record<CameraMove, MessageDescriptor> = {
  push: msg`推近`,
  pull: msg`拉远`,
  'pan-left': msg`左移`,
  'pan-right': msg`右移`,
  rise: msg`升起`,
  sink: msg`下降`,
  orbit: msg`环绕`,
  still: msg`不动`,
}

/** Of every film. */
export const filmsChoices: ChoiceWords = { resolution: { '720p': msg`720p`, '1080p': msg`1080p` } }
