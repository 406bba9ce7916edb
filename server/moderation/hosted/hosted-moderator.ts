import * as v from 'valibot'
import type { ModerationReason } from '#contract/moderation-reasons.ts'
import type { ModerationConfig } from '../../platform/config.ts'
import type { Logger } from '../../platform/log.ts'
import type { Judged, Moderator, Verdict } from '../moderator.ts'
import { passed, unjudged } from '../verdicts.ts'

/** For both attempts together: whoever publishes waits. */
const TIME_LIMIT_MS = 8000
const ATTEMPTS = 2

const Answer = v.object({
  results: v.pipe(v.array(v.object({ flagged: v.boolean(), categories: v.record(v.string(), v.nullish(v.boolean())) })), v.minLength(1)),
})

/** The protocol's categories by their beginnings; 'sexual/minors' and 'self-harm/intent' are those of the first part. */
const reasonOf: Readonly<Record<string, ModerationReason>> = { sexual: 'sexual', violence: 'violence', 'self-harm': 'violence', hate: 'hate', harassment: 'abuse' }
/** What is not taken at all: what nobody may keep. */
const refusedCategory = 'sexual/minors'

/** A service that speaks OpenAI's protocol of moderations. What it does not answer in time is held. */
export function createHostedModerator({ url, key, model }: ModerationConfig, log: Logger, timeLimitMs = TIME_LIMIT_MS): Moderator {
  const headers = { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) }

  async function ask(input: unknown, signal: AbortSignal): Promise<Verdict> {
    const response = await fetch(`${url}/moderations`, { method: 'POST', headers, body: JSON.stringify({ model, input }), signal, redirect: 'error' })
    if (!response.ok) throw new Error(`It answered ${response.status}`)
    return verdictOf(v.parse(Answer, await response.json()))
  }

  return {
    async judge(judged, signal) {
      const input = inputOf(judged)
      if (input.length === 0) return passed
      const inTime = AbortSignal.timeout(timeLimitMs)
      for (let attempt = 1; ; attempt++) {
        try {
          return await ask(input, signal ? AbortSignal.any([signal, inTime]) : inTime)
        } catch (error) {
          signal?.throwIfAborted()
          log.warn({ err: error, attempt }, 'the moderation service did not answer')
          if (attempt === ATTEMPTS || inTime.aborted) return unjudged
        }
      }
    },
  }
}

function inputOf({ words = '', picture }: Judged): object[] {
  return [
    ...(words.trim() === '' ? [] : [{ type: 'text', text: words }]),
    ...(picture ? [{ type: 'image_url', image_url: { url: `data:image/webp;base64,${Buffer.from(picture).toString('base64')}` } }] : []),
  ]
}

function verdictOf({ results }: v.InferOutput<typeof Answer>): Verdict {
  if (!results.some(({ flagged }) => flagged)) return passed
  const named = results.flatMap(({ categories }) => Object.entries(categories).flatMap(([name, is]) => (is ? [name] : [])))
  const reasons = [...new Set(named.map((name) => reasonOf[name.split('/')[0] ?? ''] ?? 'other'))]
  return { decision: named.includes(refusedCategory) ? 'refuse' : 'hold', reasons: reasons.length > 0 ? reasons : ['other'] }
}
