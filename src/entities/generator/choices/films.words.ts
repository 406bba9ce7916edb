import { msg } from '@lingui/core/macro'
import type { ChoiceWords } from './choice-words.ts'

/** Of films that are put together, from a script or from photos. */
export const filmsChoices: ChoiceWords = { resolution: { '720p': msg`720p`, '1080p': msg`1080p` } }
