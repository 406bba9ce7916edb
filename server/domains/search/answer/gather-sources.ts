import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import type { AnswerPart, FoundText } from '#contract/endpoints/search.ts'
import type { SearchKind, TextKind } from '#contract/search-kinds.ts'

/** How many of each kind an answer stands on, the most telling kinds first. */
const MOST: Partial<Record<TextKind, number>> = { help: 3, generator: 2, prompt: 1, course: 1, activity: 1 }
const MOST_WORKS = 2
/** Works are named after what their makers like. */
const LONGEST_TITLE = 60

export interface Source {
  kind: SearchKind
  title: string
  text: string
  to: string
}

/** What an answer may stand on, the most telling first: our own texts, then works by their titles. */
export function gatherSources({ texts, works }: Pick<ResponseOf<'searchAll'>, 'texts' | 'works'>): Source[] {
  const own = Object.entries(MOST).flatMap(([kind, most]) => texts.filter((text) => text.kind === kind).slice(0, most))
  const titled = works.filter(({ title }) => title !== '').slice(0, MOST_WORKS)
  return [
    ...own.flatMap(({ kind, title, text, to }) => (to === undefined ? [] : [{ kind, title, text, to }])),
    ...titled.map(({ id, title }) => ({ kind: 'work' as const, title: title.slice(0, LONGEST_TITLE), text: '', to: `/functionSquare/square/details?id=${id}` })),
  ]
}

/** What else somebody may want to ask: the questions of help texts that were found and not used. */
export function followUpsOf(texts: readonly FoundText[], used: readonly Source[]): string[] {
  const asked = new Set(used.map(({ title }) => title))
  return texts.flatMap(({ kind, title }) => (kind === 'help' && !asked.has(title) ? [title] : [])).slice(0, 3)
}

export const shownSources = (sources: readonly Source[]): Extract<AnswerPart, { part: 'sources' }>['sources'] => sources.map(({ kind, title, to }) => ({ kind, title, to }))
