import type { Executor } from '../../../platform/platform.ts'
import { createStatement } from '../../../platform/database/statement.ts'
import { isCjk, isHan } from '../text/segment.ts'
import { simplify } from '../text/simplify.ts'
import { soundOf } from '../text/sound.ts'
import { clausesOf, queryOf, runsOf, type Clause } from './clauses.ts'

/** What a search looks for. */
export interface ReadQuery {
  /** A tsquery for each thing asked for, in the order they were written. */
  clauses: string[]
  /** The query as it was understood, where words looked mistyped. */
  corrected?: string
}

interface WordFacts {
  word: string
  stems: string[]
  /** A word of grammar in one of the languages. */
  stop: boolean
  known: boolean
  /** The nearest word that a document has. */
  nearest: string | null
  nearestStems: string[]
}

/** How many letters may be wrong. */
const slipsIn = (word: string) => (isCjk(word) ? (word.length > 2 ? 1 : 0) : word.length < 3 ? 0 : word.length < 4 ? 1 : word.length < 8 ? 2 : 3)

/**
 * $1 the words, $2 whether each is of letters, $3 its sound, $4 how many letters may be wrong. A word that sounds the same is
 * nearer than one that is written alike.
 */
const readWords = createStatement<WordFacts>(
  'search-words',
  `select words.*, case when letters and nearest is not null then search_stems(array[nearest]) else '{}' end as "nearestStems" from (
  select asked.word, letters, stems, stop, known, case when not known and not stop then coalesce(
    (select near.word from search_words near where near.sound = asked.sound and not near.stem order by levenshtein(near.word, asked.word), near.word limit 1),
    (select near.word from (
      select word, word <-> asked.word as far from search_words where not stem order by word <-> asked.word limit 12
    ) near where asked.slips > 0 and levenshtein_less_equal(near.word, asked.word, asked.slips) <= asked.slips
      order by levenshtein(near.word, asked.word), far, near.word limit 1)
  ) end as nearest
  from unnest($1::text[], $2::bool[], $3::text[], $4::int[]) as asked (word, letters, sound, slips),
    lateral (select case when letters then search_stems(array[asked.word]) else '{}' end as stems) as stemmed,
    lateral (select letters and (ts_lexize('english_stem', asked.word) = '{}' or ts_lexize('spanish_stem', asked.word) = '{}' or ts_lexize('french_stem', asked.word) = '{}') as stop) as stopped,
    lateral (select exists (select from search_words where search_words.word = asked.word or search_words.word = any (stems)) as known) as found
  ) as words`,
)

const soundAsTyped = (word: string) => (isHan(word) ? soundOf(word) : /^[a-z]{4,}$/.test(word) ? word : null)

/** Reads a query by one statement; `exact` takes its words as they are. */
export async function readQuery(executor: Executor, query: string, exact: boolean): Promise<ReadQuery> {
  const clauses = clausesOf(query)
  const runs = exact ? [] : runsOf(query)
  const words = [...new Map([...clauses.flatMap((clause) => clause.words), ...runs.map((run) => ({ word: run, cjk: true }))].map((known) => [known.word, known])).values()]
  if (words.length === 0) return { clauses: [] }
  const rows = await readWords(executor, [
    words.map(({ word }) => word),
    words.map(({ cjk }) => !cjk),
    words.map(({ word }) => soundAsTyped(word)),
    words.map(({ word }) => slipsIn(word)),
  ])
  const facts = new Map(rows.map((row) => [row.word, row]))

  const stems = new Map(rows.flatMap(({ word, stems: own, nearest, nearestStems }) => [[word, own] as const, [nearest ?? word, nearest ? nearestStems : own] as const]))
  const corrected = exact ? undefined : correct(query, clauses, runs, facts)
  const asked = corrected === undefined ? clauses : clausesOf(corrected)
  const telling = asked.filter((clause) => !clause.words.every(({ word }) => facts.get(word)?.stop))
  return { clauses: (telling.length > 0 ? telling : asked).map((clause) => queryOf(clause, stems)), ...(corrected !== undefined && { corrected }) }
}

/** The query with its unknown words put right; nothing where all are known or there is nothing like them. */
function correct(query: string, clauses: readonly Clause[], runs: readonly string[], facts: ReadonlyMap<string, WordFacts>): string | undefined {
  const unknown = (word: string) => !facts.get(word)?.known
  let right = simplify(query)
  const replace = (word: string) => {
    const nearest = facts.get(word)?.nearest
    if (nearest) right = right.replaceAll(word, nearest)
  }
  // What the lexicon knows is no mistake, though no document has it.
  const unread = clauses.filter(({ meanings }) => meanings.length === 0).flatMap((clause) => clause.words.map(({ word }) => word)).filter(unknown)
  for (const run of runs) if (unread.some((word) => run.includes(word))) replace(run)
  for (const word of unread) if (right.includes(word)) replace(word)
  return right === simplify(query) ? undefined : right
}
