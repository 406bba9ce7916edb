import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { searchKinds, type SearchKind } from '#contract/search-kinds.ts'
import { searchKindWords } from '~/entities/search/search.words.ts'
import styles from './results.module.css'

/** Links, so that they lead somewhere without scripts, and 'back' leads through them. */
export function KindTabs({ counts, chosen }: { counts: ResponseOf<'searchAll'>['counts']; chosen: SearchKind | undefined }) {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const shown = searchKinds.flatMap((kind) => (counts[kind] ? [{ kind, ...counts[kind] }] : []))
  const tab = (kind: SearchKind | undefined) => ({
    to: '/square/index/details' as const,
    search: <Known extends object>(known: Known) => ({ ...known, kind }),
    replace: chosen !== undefined,
    resetScroll: false,
    className: styles.tab,
    'aria-current': chosen === kind ? ('page' as const) : undefined,
  })
  return (
    <nav className={styles.tabs} aria-label={t`结果的种类`}>
      <Link {...tab(undefined)}>
        <Trans>全部</Trans>
      </Link>
      {shown.map(({ kind, count, more }) => (
        <Link key={kind} {...tab(kind)}>
          {i18n._(searchKindWords[kind])}
          <span className={styles.count}>{more ? `${count}+` : count}</span>
        </Link>
      ))}
    </nav>
  )
}
