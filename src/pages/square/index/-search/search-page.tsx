import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Flame, History, Trash2, X } from 'lucide-react'
import { searchHomeQuery } from '~/entities/search/search.queries.ts'
import { SearchBox } from '~/features/search/search-box.tsx'
import { useHistory } from '~/features/search/use-history.ts'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import styles from './search-page.module.css'

/** As high as the window: what does not fit is left out rather than scrolled to. */
export function SearchPage() {
  const { t } = useLingui()
  const { data: home } = useSuspenseQuery(searchHomeQuery)
  const { searches, remove } = useHistory()
  return (
    <Page width="reading" title={t`AI搜索`} className={styles.page}>
      <p className={styles.promise}>
        <Trans>想找什么，或者想问什么？</Trans>
      </p>
      <SearchBox />
      {searches.length > 0 && (
        <section className={styles.group} aria-labelledby="searched">
          <header>
            <h2 id="searched">
              <History aria-hidden />
              <Trans>搜索记录</Trans>
            </h2>
            <IconButton icon={Trash2} label={t`清空搜索记录`} onClick={() => remove(undefined)} />
          </header>
          <ul className={styles.words}>
            {searches.map((query) => (
              <li key={query} className={styles.searched}>
                <Link to="/square/index/details" search={{ q: query }}>
                  {query}
                </Link>
                <button type="button" aria-label={t`删除“${query}”`} onClick={() => remove(query)}>
                  <X aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {home.hot.length > 0 && (
        <section className={styles.group} aria-labelledby="hot">
          <header>
            <h2 id="hot">
              <Flame aria-hidden />
              <Trans>大家在搜</Trans>
            </h2>
          </header>
          <ol className={styles.words}>
            {home.hot.map((query) => (
              <li key={query}>
                <Link to="/square/index/details" search={{ q: query }} className={styles.hot}>
                  {query}
                </Link>
              </li>
            ))}
          </ol>
        </section>
      )}
    </Page>
  )
}
