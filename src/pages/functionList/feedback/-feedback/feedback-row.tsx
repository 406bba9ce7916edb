import { useLingui } from '@lingui/react'
import { Plural, useLingui as useMacro } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Image } from 'lucide-react'
import type { FeedbackItem } from '#contract/endpoints/feedback.ts'
import { kindWords, stateWords } from '~/entities/feedback/feedback.words.ts'
import { Badge } from '~/shared/ui/badge/badge.tsx'
import { Moment } from '~/shared/ui/moment/moment.tsx'
import styles from './feedback-pages.module.css'

/** A feedback in the list: what was said, and how far it is. */
export function FeedbackRow({ item }: { item: FeedbackItem }) {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const state = stateWords[item.state]
  return (
    <Link to="/functionList/feedback/historyDetaile" search={{ id: item.id }} className={styles.row}>
      <span className={styles.rowHead}>
        <span className={styles.kind}>{i18n._(kindWords[item.kind].name)}</span>
        {item.unread && <span className={styles.dot} role="img" aria-label={t`有新回复`} />}
        <span className={styles.state}>
          <Badge tone={state.tone}>{i18n._(state.name)}</Badge>
        </span>
      </span>
      <span className={styles.excerpt}>{item.text}</span>
      <span className={styles.rowFoot}>
        <Moment at={item.updatedAt} />
        {item.pictures > 0 && (
          <span className={styles.count}>
            <Image aria-hidden />
            <Plural value={item.pictures} one="# 张图片" other="# 张图片" />
          </span>
        )}
      </span>
    </Link>
  )
}
