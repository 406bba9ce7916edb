import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { History, Trash2, X } from 'lucide-react'
import { SearchBox } from '~/features/search/search-box.tsx'
import { useHistory } from '~/features/search/use-history.ts'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { HotWords } from './hot-words.tsx'
import styles from './search-page.module.css'
import { WordGroup } from './word-group.tsx'

/** As high as the window: what does not fit is left out rather than scrolled to. */
export function SearchPage() {
  const { t } = useLingui()
  const { searches, remove } = useHistory()
  return (
    <Page width="reading" title={t`AI搜索`} className={styles.page}>
      <p className={styles.promise}>
        <Trans>想找什么，或者想问什么？</Trans>
      </p>
      <SearchBox />
      {searches.length > 0 && (
        <WordGroup
          id="searched"
          icon={History}
          title={<Trans>搜索记录</Trans>}
          action={<IconButton icon={Trash2} label={t`清空搜索记录`} onClick={() => remove(undefined)} />}
        >
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
        </WordGroup>
      )}
      <HotWords />
    </Page>
  )
}
