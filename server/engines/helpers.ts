import type { EngineRequest, EngineRun } from './engine.ts'
import { filmBy } from './film-by.ts'
import { paintBy } from './paint-by.ts'
import type { Others } from './registry.ts'
import { speakBy } from './speak-by.ts'

/** What others do for a creation, as its offer and its input name them. */
export function helpersFor(engines: Others, { offer, input }: Pick<EngineRequest, 'offer' | 'input'>, run: EngineRun): Pick<EngineRun, 'paint' | 'filmScenes' | 'speak'> {
  const { narration } = input as { narration?: string }
  return {
    ...(offer.painter !== undefined && { paint: paintBy(engines, offer.painter, run) }),
    ...(offer.camera !== undefined && { filmScenes: filmBy(engines, offer.camera, run) }),
    ...(narration && { speak: speakBy(engines, narration, run) }),
  }
}
