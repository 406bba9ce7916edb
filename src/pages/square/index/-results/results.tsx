import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isQuestion } from '#contract/questions.ts'
import type { FoundText } from '#contract/endpoints/search.ts'
import { searchKinds } from '#contract/search-kinds.ts'
import { searchAllQuery, type Asked } from '~/entities/search/search.queries.ts'
import { WorkWall } from '~/entities/work/ui/work-wall.tsx'
import { Answer } from '~/features/search/answer.tsx'
import { oneOf } from '~/shared/lib/search.ts'
import { KindResults } from './kind-results.tsx'
import { KindTabs } from './kind-tabs.tsx'
import { NothingFound } from './nothing-found.tsx'
import { PeopleFound, TextsFound } from './found-rows.tsx'
import styles from './results.module.css'
import { useNoteSearch } from './use-note-search.ts'
import { WorksOf } from './works-of.tsx'

/** It is about what was asked for; a prompt is one of many with the same word. */
const isNamed = ({ kind, named }: FoundText) => named === true && kind !== 'prompt'

const partition = <T,>(all: readonly T[], is: (one: T) => boolean): [T[], T[]] => [all.filter(is), all.filter((one) => !is(one))]

/** What was found: of every kind the first, or one kind page by page. */
export function Results({ asked, kind }: { asked: Asked; kind: string | undefined }) {
  const { query } = asked
  const { data } = useSuspenseQuery(searchAllQuery(asked))
  const { corrected, counts, loose, works, people, texts } = data
  const asks = isQuestion(query)
  // Whose name it is comes before the works, who speaks of it after them.
  const [meant, speaking] = partition(people, ({ named }) => named === true)
  const [first, others] = partition(texts, (text) => asks || isNamed(text))
  // A tool or an activity says itself what it is.
  const answers = first.some(({ kind: told }) => asks || told === 'help')
  const found = Object.keys(counts).length > 0
  useNoteSearch(corrected ?? query, found)
  const chosen = oneOf(searchKinds.filter((known) => counts[known]), kind)
  // Pages go on with the words that were searched for.
  const searched: Asked = corrected === undefined ? asked : { query: corrected, exact: true }
  return (
    <>
      {corrected !== undefined && (
        <p className={styles.notice}>
          <Trans>已按“{corrected}”搜索。</Trans>{' '}
          <Link to="/square/index/details" search={{ q: query, exact: true }}>
            <Trans>仍然搜索“{query}”</Trans>
          </Link>
        </p>
      )}
      {!found ? (
        <NothingFound query={query} />
      ) : (
        <>
          <KindTabs counts={counts} chosen={chosen} />
          {chosen ? (
            <KindResults asked={searched} kind={chosen} />
          ) : (
            <>
              {answers && <Answer query={searched.query} />}
              <TextsFound texts={first} />
              <PeopleFound people={meant} />
              {loose && (
                <p className={styles.notice}>
                  <Trans>没有作品包含全部的词，下面这些包含其中一些。</Trans>
                </p>
              )}
              {works.length > 0 ? <WorkWall works={works} to="/functionSquare/square/details" /> : meant[0] && <WorksOf {...meant[0]} />}
              <PeopleFound people={speaking} />
              <TextsFound texts={others} />
            </>
          )}
        </>
      )}
    </>
  )
}
