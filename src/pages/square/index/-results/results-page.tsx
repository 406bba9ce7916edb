import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { SearchBox } from '~/features/search/search-box.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { HotWords } from '../-search/hot-words.tsx'
import { AlikeWorks } from './alike-works.tsx'
import { Results } from './results.tsx'
import styles from './results.module.css'

const route = getRouteApi('/square/index/details')

export function ResultsPage() {
  const { t } = useLingui()
  const { q = '', kind, exact = false, work, picture } = route.useSearch()
  const query = q.trim()
  const like = picture ? { picture } : work ? { work } : undefined
  return (
    <Page width="wide" title={like ? t`相似的作品` : query === '' ? t`AI搜索` : t`搜索结果`} backTo="/square/index/index" className={styles.page}>
      <div className={styles.box}>
        <SearchBox key={query} query={query} />
      </div>
      {like && <AlikeWorks like={like} />}
      {!like && (query === '' ? <HotWords /> : <Results key={`${query} ${exact}`} asked={{ query, exact }} kind={kind} />)}
    </Page>
  )
}
