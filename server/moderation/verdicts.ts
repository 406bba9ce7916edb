import type { Verdict } from './moderator.ts'

const order = ['pass', 'hold', 'refuse'] as const satisfies readonly Verdict['decision'][]

export const passed: Verdict = { decision: 'pass', reasons: [] }
/** For what could not be judged: somebody looks at it. */
export const unjudged: Verdict = { decision: 'hold', reasons: ['other'] }

/** The strictest of several, with the reasons of all. */
export function strictest(verdicts: readonly Verdict[]): Verdict {
  const decision = order[Math.max(0, ...verdicts.map((verdict) => order.indexOf(verdict.decision)))] ?? 'pass'
  return { decision, reasons: [...new Set(verdicts.flatMap(({ reasons }) => reasons))] }
}
