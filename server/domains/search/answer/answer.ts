import type * as v from 'valibot'
import { searchRules } from '#config'
import type { AnswerPart, AnswerRequest } from '#contract/endpoints/search.ts'
import type { Call } from '../../../call.ts'
import { createCallLimit } from '../../../call-limit.ts'
import type { LanguageModel } from '../../../language-model/language-model.ts'
import { networkOf } from '../../../network-of.ts'
import type { Find } from '../query/find.ts'
import { followUpsOf, gatherSources, shownSources, type Source } from './gather-sources.ts'
import { instructionsIn, questionWith } from './instructions.ts'

/** Passages that an answer without a model is put together from. */
const PASSAGES = 3
const HOUR = 3600

/** Answers a question part by part; refuses it before the first one. Costs no points. */
export type Answer = (request: v.InferOutput<typeof AnswerRequest>, call: Call) => AsyncGenerator<AnswerPart, void, undefined>

export function createAnswer(find: Pick<Find, 'all'>, model: LanguageModel | undefined): Answer {
  const { person, visitor, network } = searchRules.answersPerHour
  const limits = {
    person: createCallLimit({ calls: person, seconds: HOUR }),
    visitor: createCallLimit({ calls: visitor, seconds: HOUR }),
    network: createCallLimit({ calls: network, seconds: HOUR }),
  }

  function limit({ identity, device, ip }: Call): void {
    if (identity) return limits.person(identity.userId)
    limits.network(networkOf(ip))
    limits.visitor(device)
  }

  return async function* answer({ query, before }, call) {
    limit(call)
    // A question that follows another may leave out what it is about.
    const last = before.at(-1)
    const [own, about] = await Promise.all([find.all({ query, exact: false }, call), last && find.all({ query: `${last.question} ${query}`.slice(-100), exact: false }, call)])
    const found = own.texts.length === 0 && about ? about : own
    const sources = gatherSources(found)
    const telling = sources.some(({ kind }) => kind !== 'work')
    if (!telling) {
      yield { part: 'sources', by: 'passages', sources: [] }
      yield { part: 'end', followUps: [] }
      return
    }
    if (model) {
      yield { part: 'sources', by: 'model', sources: shownSources(sources) }
      const turns = before.flatMap((turn) => [{ role: 'user' as const, content: JSON.stringify({ question: turn.question }) }, { role: 'assistant' as const, content: turn.answer }])
      for await (const text of model.write({ instructions: instructionsIn(call.locale), turns: [...turns, { role: 'user', content: questionWith(query, sources) }] }, call.signal)) yield { part: 'text', text }
      yield { part: 'end', followUps: followUpsOf(found.texts, sources) }
      return
    }
    const passages = sources.filter(({ kind }) => kind !== 'work').slice(0, PASSAGES)
    yield { part: 'sources', by: 'passages', sources: shownSources(passages) }
    yield { part: 'text', text: passages.map(passageOf).join('\n') }
    yield { part: 'end', followUps: followUpsOf(found.texts, passages) }
  }
}

/** A help text's title is the question; all others say what they are. */
const passageOf = ({ kind, title, text }: Source, at: number) => `${kind === 'help' ? text : [title, text].filter(Boolean).join(' — ')} [${at + 1}]`
