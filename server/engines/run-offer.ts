import type { EngineRequest, EngineRun, Translator } from './engine.ts'
import type { Offer } from './offer.ts'
import type { Taken } from './registry.ts'

/**
 * Has an engine make a creation. For a model that reads English alone the prompts are put into it first, as well as one of the translators can,
 * and what the model was told is kept with the work. Rejects as {@link Engine.run} does.
 */
export async function runOffer({ engine, offer }: Taken, request: EngineRequest, run: EngineRun, translators: readonly Translator[]): Promise<void> {
  if (offer.reads !== 'english') return engine.run(request, run)
  const input = await inEnglish(request.input, translators, run.signal)
  const { prompt } = input as { prompt?: string }
  const changed = prompt !== undefined && prompt !== (request.input as { prompt?: string }).prompt
  return engine.run({ ...request, input } as EngineRequest, {
    ...run,
    deliver: (asset) => run.deliver(changed ? { ...asset, settings: { prompt, ...asset.settings } } : asset),
  })
}

/** The fields in which people describe a picture. */
const DESCRIBING = ['prompt', 'wish', 'negative']

/** An input with every description in it in English. */
async function inEnglish(input: object, translators: readonly Translator[], signal: AbortSignal): Promise<object> {
  const entries = Object.entries(input).map(async ([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return [name, DESCRIBING.includes(name) ? await translated(value, translators, signal) : value]
    // A backdrop in words.
    if (typeof value === 'object' && value !== null && 'prompt' in value) return [name, await inEnglish(value, translators, signal)]
    return [name, value]
  })
  return Object.fromEntries(await Promise.all(entries)) as object
}

/** Words as an offer's model reads them. Rejects when `signal` aborts. */
export const inEnglishAsNeeded = async (words: string, { reads }: Pick<Offer, 'reads'>, translators: readonly Translator[], signal: AbortSignal): Promise<string> =>
  reads === 'english' ? translated(words, translators, signal) : words

async function translated(words: string, translators: readonly Translator[], signal: AbortSignal): Promise<string> {
  if (words === '' || isEnglish(words)) return words
  for (const { inEnglish } of translators) {
    const english = await inEnglish(words, signal)
    if (english) return english
  }
  return words
}

/** Whether the words are English beyond doubt: no letter that it lacks, and small words that no neighbour shares. */
export function isEnglish(words: string): boolean {
  return !/[^\p{ASCII}\p{P}]/u.test(words) && /\b(the|of|with|and|at|by|under|over|near)\b/i.test(words) && !/\b(un|une|la|le|les|des|el|los|las|del|en|con|avec|et|y)\b/i.test(words)
}
