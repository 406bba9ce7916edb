import { commentRules, MENTION } from '#contract/comment-rules.ts'
import type { Person } from '#contract/endpoints/follows.ts'

/** The name that is being written before the caret, without its sign; undefined where none is. */
export const nameBefore = (text: string, caret: number): string | undefined => /(?:^|[\s\p{P}])@([^\s@]{0,20})$/u.exec(text.slice(0, caret))?.[1]

/** The text with a name in place of what was written of it before the caret. */
export const withName = (text: string, caret: number, written: string, name: string): string =>
  `${text.slice(0, caret - written.length)}${name} ${text.slice(caret)}`

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** What goes to the server: a mark for each of the people that were chosen and are still named. */
export function withMarks(text: string, chosen: readonly Person[]): { text: string; mentions: string[] } {
  const plain = text.replaceAll(MENTION, '')
  // The longest first: a name may begin with another one.
  const names = chosen.map(({ nickname }) => nickname).toSorted((a, b) => b.length - a.length)
  if (names.length === 0) return { text: plain, mentions: [] }
  const mentions: string[] = []
  const marked = plain.replaceAll(new RegExp(`@(${names.map(escaped).join('|')})`, 'gu'), (written, name: string) => {
    if (mentions.length === commentRules.mentionsMax) return written
    mentions.push(chosen.find(({ nickname }) => nickname === name)!.id)
    return MENTION
  })
  return { text: marked, mentions }
}
