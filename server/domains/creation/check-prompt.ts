import type { Locale } from '#config'
import type { RequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import { generatorIds } from '#contract/generators/generators.ts'
import type { EngineRegistry } from '../../engines/registry.ts'
import type { Say } from '../../words/say.ts'

type Check = RequestOf<'promptCheck'>

/**
 * What the asked-for offer, else the preferred one, would make of a prompt, or why it would not. Nothing where it takes whatever is written, or
 * is not there.
 */
export function checkPrompt(engines: EngineRegistry, say: Say, check: Check, locale: Locale): ResponseOf<'promptCheck'> {
  const { generator, offer, prompt } = check
  const id = generatorIds.find((known) => known === generator)
  const wanted = offer ?? (id && engines.offersOf(id)[0]?.id)
  const engine = wanted === undefined ? undefined : engines.find(wanted)?.engine
  const reading = id && engine?.read?.(id, prompt)
  if (!reading) return { paints: [], unread: [] }
  if (reading.refusal) return { paints: [], unread: [], refusal: say(locale, reading.refusal) }
  return { paints: engine?.words?.understood(locale, reading.understood) ?? [], unread: reading.unknown }
}
