import type { Locale } from '#config'
import { controlsOf } from '#contract/generators/control.ts'
import { findGenerator } from '#contract/generators/generators.ts'
import { uploadsIn } from '#contract/generators/uploads-in.ts'
import { photoWords } from './photos.ts'
import { isReason, type Reason } from './reasons.ts'
import type { Say } from './say.ts'
import { createSpeaker } from './speaker.ts'

/** Why something cannot be made, with the field of the photo that it is about where there are two: 'no-face', 'no-face/photo'. */
export type Refusal = Reason | `${Reason}/${string}`

export const refusalOf = (reason: Reason, photo: string | undefined): Refusal => (photo === undefined ? reason : `${reason}/${photo}`)

/** Its reason, and the field of the photo; without words for the reason, that of a fault of ours. */
export function partsOf(refusal: Refusal): { reason: Reason; photo: string | undefined } {
  const [reason = '', photo] = refusal.split('/')
  return { reason: isReason(reason) ? reason : 'engine-failed', photo }
}

/** What was asked for. */
interface Asked {
  generator: string
  input: Record<string, unknown>
}

const sayPhoto = createSpeaker(photoWords)

/** A refusal in the words of the generator's page: it names the photo where there are two, and no brush where there is none. */
export function sayRefusal(say: Say, locale: Locale, { generator: id, input }: Asked, refusal: Refusal, values: { refunded?: number } = {}): string {
  const { reason, photo } = partsOf(refusal)
  const generator = findGenerator(id)
  const brush = generator && controlsOf(generator).some(({ control }) => control.control === 'strokes' || control.control === 'mask')
  const said = say(locale, reason, { refunded: 0, ...values, brush: brush ? 'yes' : 'no' })
  const photos = generator ? [...uploadsIn(generator, input).keys()].map((field) => field.split('.')[0]) : []
  const name = `${id}.${photo}`
  if (photos.length < 2 || !isPhotoName(name)) return said
  return sayPhoto(locale, 'which', { nth: photos[0] === photo ? 'first' : 'second', name: sayPhoto(locale, name), said })
}

const isPhotoName = (name: string): name is keyof typeof photoWords => Object.hasOwn(photoWords, name)
