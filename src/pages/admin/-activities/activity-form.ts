import { appConfig, type Locale } from '#config'
import type { ActivityPrize, DeskActivity } from '#contract/endpoints/desk/activities.ts'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import type { PromptId, PromptTheme } from '#contract/prompts/prompt-library.ts'
import type { LocalNames } from '~/features/desk/action/local-names.tsx'
import { wholeOf } from '~/features/desk/typed-numbers.ts'

type Sent = RequestOf<'deskActivitySave'>['activity']

/** An activity as it is typed; times as the browser's fields have them. */
export interface TypedActivity {
  titles: LocalNames
  summaries: LocalNames
  rules: LocalNames
  theme: PromptTheme
  cover: PromptId
  generators: string
  judged: Sent['judged']
  entriesEach: string
  votesEach: string
  /** By place: '100+first-recharge, 60, 30'. */
  prizes: string
  opensAt: string
  votingAt: string
  endsAt: string
  active: boolean
}

const DAY_MS = 86_400_000

export const newActivity = (now: number): TypedActivity => ({
  titles: {}, summaries: {}, rules: {}, theme: 'mountains', cover: 'mirror-lake', generators: '', judged: 'votes', entriesEach: '3', votesEach: '10', prizes: '100, 60, 30',
  opensAt: typedTime(now), votingAt: typedTime(now + 14 * DAY_MS), endsAt: typedTime(now + 21 * DAY_MS), active: false,
})

export const typedActivity = ({ generators, entriesEach, votesEach, prizes, opensAt, votingAt, endsAt, ...same }: DeskActivity): TypedActivity => ({
  ...same,
  generators: generators.join(', '),
  entriesEach: String(entriesEach),
  votesEach: String(votesEach),
  prizes: prizes.map(({ points, coupon }) => (coupon ? `${points}+${coupon}` : points)).join(', '),
  opensAt: typedTime(opensAt),
  votingAt: typedTime(votingAt),
  endsAt: typedTime(endsAt),
})

/** What is sent of it; undefined while something is missing. */
export function activityOf(typed: TypedActivity): Sent | undefined {
  const [entriesEach, votesEach, prizes] = [wholeOf(typed.entriesEach), wholeOf(typed.votesEach), prizesOf(typed.prizes)]
  const [opensAt, votingAt, endsAt] = [timeOf(typed.opensAt), timeOf(typed.votingAt), timeOf(typed.endsAt)]
  const [titles, summaries, rules] = [completeOf(typed.titles), completeOf(typed.summaries), completeOf(typed.rules)]
  if (!titles || !summaries || !rules || !entriesEach || !votesEach || !prizes || !opensAt || !votingAt || !endsAt) return undefined
  const { theme, cover, judged, active } = typed
  return { titles, summaries, rules, theme, cover, judged, active, generators: partsOf(typed.generators), entriesEach, votesEach, prizes, opensAt, votingAt, endsAt }
}

/** Whether all of its words are there in a language. */
export const isWritten = ({ titles, summaries, rules }: TypedActivity, locale: Locale): boolean => [titles, summaries, rules].every((texts) => texts[locale]?.trim())

const partsOf = (text: string) => text.split(/[,，]/).map((part) => part.trim()).filter(Boolean)

function completeOf(texts: LocalNames): Record<Locale, string> | undefined {
  // Every language has been looked for.
  return appConfig.locales.every((locale) => texts[locale]?.trim()) ? (texts as Record<Locale, string>) : undefined
}

function prizesOf(text: string): ActivityPrize[] | undefined {
  const prizes = partsOf(text).map((part) => {
    const [points = '', coupon] = part.split('+')
    return { points: wholeOf(points), coupon: coupon?.trim() || undefined }
  })
  const known = prizes.flatMap(({ points, coupon }) => (points ? { points, coupon } : []))
  return known.length === prizes.length && known.length > 0 ? known : undefined
}

/** A time in the browser's zone as its own fields have it, '2026-11-23T08:00'. */
function typedTime(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

function timeOf(typed: string): number | undefined {
  const at = new Date(typed).getTime()
  return Number.isNaN(at) ? undefined : at
}
