import { clarities, pixelsOf } from '#contract/generators/fields.ts'
import type { GeneratorId } from '#contract/generators/generators.ts'
import { EngineError } from '../engine.ts'
import { offerId, type Offer } from '../offer.ts'
import type { Capabilities } from './capabilities.ts'
import { readsEnglishAlone } from '../shared/prompt.ts'
import type { SdcppEntry } from './entry.ts'
import { habitsOf, modelNames, type Habits } from './model-habits.ts'

/** The fields of each generator that a picture model uses. */
const uses = {
  'text-to-image': ['prompt', 'negative', 'style', 'size', 'clarity', 'count', 'seed'],
  'text-to-image-pro': [
    'prompt', 'negative', 'style', 'size', 'time', 'weather', 'season', 'palette', 'mood', 'framing', 'clarity', 'count', 'seed',
  ],
  'picture-redraw': ['photo', 'technique', 'strength', 'seed'],
  'sketch-render': ['photo', 'prompt', 'look', 'seed'],
  'local-redraw': ['photo', 'mask', 'prompt', 'strength', 'seed'],
  extend: ['photo', 'margins', 'seed'],
  erasure: ['photo', 'mask'],
} as const satisfies Partial<Record<GeneratorId, readonly string[]>>

export type SdcppGenerator = keyof typeof uses

export const isSdcppGenerator = (generator: GeneratorId): generator is SdcppGenerator => Object.hasOwn(uses, generator)

interface Offering {
  engine: string
  entry: SdcppEntry
  lane: string
  stays: boolean
}

/** What a server with these capabilities can be asked for. Throws an EngineError when it has no such sampler or scheduler as was configured. */
export function offersOf({ engine, entry, lane, stays }: Offering, capabilities: Capabilities): Offer[] {
  checkNames(entry, capabilities)
  if (!capabilities.supported_modes.includes('img_gen')) return []
  const habits = habitsOf(entry, capabilities)
  const names = modelNames(entry, capabilities)
  const { about, licence, homepage } = entry
  const model = { ...names, ...(about && { about: { text: about } }), ...(licence && { licence }), ...(homepage && { homepage }) }
  return (Object.keys(uses) as SdcppGenerator[]).map((generator) => ({
    id: offerId(engine, names.id, generator),
    engine,
    generator,
    model,
    accepts: Object.fromEntries(uses[generator].filter((field) => isHonoured(field, habits)).map((field) => [field, true])),
    lane,
    timeLimitMs: entry.timeLimitMinutes * 60_000,
    stays,
    ...((entry.english ?? readsEnglishAlone(capabilities.model.name)) && { reads: 'english' }),
  }))
}

function isHonoured(field: string, { cfg, limits }: Habits): boolean {
  // Words that are not wanted work by the second pass alone, which there is none of at 1.
  if (field === 'negative') return cfg !== 1
  if (field !== 'clarity') return true
  return clarities.every((clarity) => {
    const { width, height } = pixelsOf('1:1', clarity)
    return width * height <= limits.maxPixels
  })
}

/** The server takes unknown names for its own default, without a word. */
function checkNames({ sampler, scheduler }: SdcppEntry, { samplers, schedulers }: Capabilities): void {
  for (const [what, chosen, known] of [['sampler', sampler, samplers], ['scheduler', scheduler, schedulers]] as const) {
    if (chosen === undefined || known.length === 0 || known.includes(chosen)) continue
    const cause = new Error(`The server knows no ${what} '${chosen}'; it has ${known.join(', ')}`)
    throw new EngineError('engine-not-set-up', { kind: 'unsupported', cause })
  }
}
