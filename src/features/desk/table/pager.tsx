import { useLingui } from '@lingui/react/macro'
import { ChevronRight, ChevronsLeft } from 'lucide-react'
import { Button } from '~/shared/ui/button/button.tsx'
import { useDeskSearch } from '../use-desk-search.ts'
import styles from './data-table.module.css'

/** The way through a list: on, and back to its beginning; the browser's own back leads to the page before. */
export function Pager({ next }: { next: string | undefined }) {
  const { t } = useLingui()
  const { text, change } = useDeskSearch()
  const page = Number(text('page')) || 1
  if (page === 1 && !next) return null
  return (
    <nav className={styles.pager} aria-label={t`翻页`}>
      {page > 1 && <Button size="small" icon={ChevronsLeft} onClick={() => change({})}>{t`回到最前`}</Button>}
      <span>{t`第 ${page} 页`}</span>
      {next && (
        <Button size="small" trailing={<ChevronRight aria-hidden />} onClick={() => change({ cursor: next, page: String(page + 1) })}>
          {t`下一页`}
        </Button>
      )}
    </nav>
  )
}
