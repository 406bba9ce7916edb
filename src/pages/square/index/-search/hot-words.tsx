import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Flame } from 'lucide-react'
import { searchHomeQuery } from '~/entities/search/search.queries.ts'
import styles from './search-page.module.css'
import { WordGroup } from './word-group.tsx'

/** What others look for, one tap away; nothing while nobody has looked for anything. */
export function HotWords() {
  const { data: home } = useSuspenseQuery(searchHomeQuery)
  if (home.hot.length === 0) return null
  return (
    <WordGroup id="hot" icon={Flame} title={<Trans>大家在搜</Trans>}>
      <ol className={styles.words}>
        {home.hot.map((query) => (
          <li key={query}>
            <Link to="/square/index/details" search={{ q: query }} className={styles.hot}>
              {query}
            </Link>
          </li>
        ))}
      </ol>
    </WordGroup>
  )
}
