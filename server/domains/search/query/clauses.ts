import { fold } from '#studio/scene/tokens.ts'
import { readPhrases, type Phrase } from '../text/meanings.ts'
import { cjkRuns, isCjk, pairsOf, segment } from '../text/segment.ts'
import { simplify } from '../text/simplify.ts'

/** One thing that a document should have: all of its words, or all that they mean; an emoji has no words. */
export interface Clause {
  words: { word: string; cjk: boolean }[]
  meanings: string[]
}

/** Grammar, in one form: what a question asks with, and not about. Latin languages have theirs in the database's dictionaries. */
const PARTICLES = new Set(
  (
    '的 了 吗 呢 吧 啊 呀 么 地 得 着 过 是 在 和 与 或 把 被 给 让 对 我 你 您 他 她 它 我们 你们 怎么 怎样 怎么样 如何 什么 为什么 哪里 哪儿 哪个 多少 几 能 可以 想 要 有 没有 一个 一张 一幅 请 ' +
    'の は が を に で と も へ や か から まで です ます した する して いる ある ない たい どう どうやって なに 何 なぜ どこ いつ どの できる できます ください ますか ですか'
  ).split(' '),
)

/** What a query asks for. A query of nothing but grammar asks for that. */
export function clausesOf(query: string): Clause[] {
  const asked = joinUnread(readPhrases(query), fold(query))
    .map(({ text, meanings }) => ({ words: segment(simplify(text)), meanings }))
    // What the lexicon knows is one thing; words that it does not know are each for themselves.
    .flatMap((clause) => (clause.meanings.length > 0 ? [clause] : clause.words.map((word) => ({ words: [word], meanings: [] }))))
    .filter(({ words }) => words.length === 0 || words.some(({ word }) => !PARTICLES.has(word)))
    .map((clause) => ({ ...clause, words: clause.words.filter(({ word }) => !PARTICLES.has(word)) }))
  const all = asked.length > 0 ? asked : segment(simplify(query)).map((word) => ({ words: [word], meanings: [] }))
  return [...new Map(all.map((clause) => [[...clause.words.map(({ word }) => word), ...clause.meanings].join(' '), clause])).values()].slice(0, MOST)
}

/** The lexicon parts what it does not know into characters: neighbours are words only together. */
function joinUnread(phrases: readonly Phrase[], query: string): Phrase[] {
  const joined: Phrase[] = []
  for (const phrase of phrases) {
    const last = joined.at(-1)
    const text = (last?.text ?? '') + phrase.text
    if (last && [last, phrase].every(({ text, meanings }) => meanings.length === 0 && isCjk(text)) && query.includes(text)) joined.splice(-1, 1, { text, meanings: [] })
    else joined.push(phrase)
  }
  return joined
}

/** More than anybody asks for at once. */
const MOST = 12

/** A word as a tsquery, whatever stands in it. */
export const lexeme = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
const anyOf = (parts: readonly string[]) => `(${parts.join(' | ')})`
const allOf = (parts: readonly string[]) => `(${parts.join(' & ')})`

/** What PostgreSQL looks for, as tsqueries: the words or what they mean, and the words alone; `stems` knows those of words of letters. */
export function queriesOf({ words, meanings }: Clause, stems: ReadonlyMap<string, readonly string[]>): { meant: string; written: string } {
  const writing = words.map(({ word, cjk }) => (cjk ? cjkQuery(word) : anyOf([word, ...(stems.get(word) ?? [])].map(lexeme))))
  // A sunflower is a flower too, but who asks for one wants no tulips.
  const ways = [writing, meanings.map(lexeme)].filter((way) => way.length > 0).map(allOf)
  return { meant: anyOf(ways), written: ways[0]! }
}

/** A word, or its characters two by two: documents may be parted into other words. */
const cjkQuery = (word: string) => (word.length < 3 ? lexeme(word) : anyOf([lexeme(word), allOf(pairsOf(word).map(lexeme))]))

/** Runs of the query without blanks: a mistyped character parts a word into others. */
export const runsOf = (query: string): string[] => cjkRuns(simplify(query)).filter((run) => run.length > 1 && run.length <= 8)
