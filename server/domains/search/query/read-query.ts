import type { Executor } from '../../../platform/platform.ts'
import { createStatement } from '../../../platform/database/statement.ts'
import { isCjk, isHan } from '../text/segment.ts'
import { soundOf } from '../text/sound.ts'
import { clausesOf, queriesOf, runsOf, type Clause } from './clauses.ts'
import { correctQuery, type WordFacts } from './correct-query.ts'
import { spelledIn } from './spelled.ts'

/** What a search looks for. */
export interface ReadQuery {
  /** A tsquery for each thing asked for, in the order they were written. */
  clauses: string[]
  /** What a work has at least one of where none has all: a single character tells too little. Null where there is nothing else. */
  telling: string | null
  /** All of it in the words that were written, where these also mean something that others write otherwise. */
  written: string | null
  /** The query as it was understood, where words looked mistyped. */
  corrected?: string
}

/** How many letters may be wrong: more would make other words of short ones. */
const slipsIn = (word: string) => (isCjk(word) ? (word.length > 2 ? 1 : 0) : word.length < 4 ? 0 : word.length < 7 ? 1 : word.length < 11 ? 2 : 3)

/** Two neighbours in the other's place: the slip that hands make most. */
const swapsOf = (word: string) => (word.length < 3 ? [] : Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2)))

/**
 * $1 the words, $2 whether each is of letters, $3 its sound, $4 how many letters may be wrong, $5 the word with two neighbours
 * in the other's place, each after a blank. A word that sounds the same is nearer than one that is written alike; the first
 * letter is hardly ever wrong.
 */
const readWords = createStatement<WordFacts>(
  'search-words',
  `select words.*, case when letters and nearest is not null then search_stems(array[nearest]) else '{}' end as "nearestStems" from (
  select asked.word, letters, stems, stop, known, case when not known and not stop then coalesce(
    (select near.word from search_words near where near.sound = asked.sound and not near.stem order by levenshtein(near.word, asked.word), near.word limit 1),
    (select near.word from search_words near where near.word = any (string_to_array(asked.swaps, ' ')) and not near.stem order by near.word limit 1),
    (select near.word from (
      select word, word <-> asked.word as far from search_words where not stem order by word <-> asked.word limit 12
    ) near where asked.slips > 0 and levenshtein_less_equal(near.word, asked.word, asked.slips) <= asked.slips
        and (not letters or length(asked.word) > 6 or left(near.word, 1) = left(asked.word, 1))
      order by levenshtein(near.word, asked.word), far, near.word limit 1)
  ) end as nearest
  from unnest($1::text[], $2::bool[], $3::text[], $4::int[], $5::text[]) as asked (word, letters, sound, slips, swaps),
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
  const spelled = exact ? [] : spelledIn(query)
  const words = [
    ...clauses.flatMap((clause) => clause.words.map(({ word, cjk }) => ({ word, cjk, slips: slipsIn(word), swaps: cjk ? [] : swapsOf(word) }))),
    ...runs.map((word) => ({ word, cjk: true, slips: slipsIn(word), swaps: [] })),
    ...spelled.map(({ word }) => ({ word, cjk: false, slips: 0, swaps: [] })),
  ].filter(({ word }, at, all) => all.findIndex((other) => other.word === word) === at)
  if (clauses.length === 0) return { clauses: [], telling: null, written: null }
  const rows = await readWords(executor, [
    words.map(({ word }) => word),
    words.map(({ cjk }) => !cjk),
    words.map(({ word }) => soundAsTyped(word)),
    words.map(({ slips }) => slips),
    words.map(({ swaps }) => swaps.join(' ')),
  ])
  const facts = new Map(rows.map((row) => [row.word, row]))

  const stems = new Map(rows.flatMap(({ word, stems: own, nearest, nearestStems }) => [[word, own] as const, [nearest ?? word, nearest ? nearestStems : own] as const]))
  const corrected = exact ? undefined : correctQuery(query, clauses, runs, spelled, facts)
  const asked = corrected === undefined ? clauses : clausesOf(corrected)
  const meant = asked.filter((clause) => !isGrammar(clause, facts))
  const queries = (meant.length > 0 ? meant : asked).map((clause) => ({ ...queriesOf(clause, stems), tells: !isLoneCharacter(clause) }))
  const telling = queries.filter(({ tells }) => tells).map((one) => one.meant)
  const written = queries.some((one) => one.written !== one.meant) ? queries.map((one) => one.written).join(' & ') : null
  return { clauses: queries.map((one) => one.meant), telling: telling.join(' | ') || null, written, ...(corrected !== undefined && { corrected }) }
}

const isLoneCharacter = ({ words, meanings }: Clause) => meanings.length === 0 && words.every(({ word, cjk }) => cjk && word.length === 1)
const isGrammar = ({ words }: Clause, facts: ReadonlyMap<string, WordFacts>) => words.length > 0 && words.every(({ word }) => facts.get(word)?.stop)
