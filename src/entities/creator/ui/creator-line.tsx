import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Person } from '#contract/endpoints/follows.ts'
import { Avatar } from '~/shared/ui/avatar/avatar.tsx'
import { Badge } from '~/shared/ui/badge/badge.tsx'
import styles from './creator-line.module.css'

interface CreatorLineProps {
  person: Person
  /** Under the name. */
  note?: ReactNode
  /** At the end: to follow them. */
  action?: ReactNode
}

/** Somebody in one line that leads to their page. */
export function CreatorLine({ person, note, action }: CreatorLineProps) {
  const { t } = useLingui()
  return (
    <div className={styles.line}>
      <Link to="/creator" search={{ id: person.id }} className={styles.who}>
        <Avatar src={person.avatar} size={40} />
        <span className={styles.words}>
          <span className={styles.name}>
            <span>{person.nickname || t`已注销的用户`}</span>
            {person.house && <Badge>{t`官方`}</Badge>}
          </span>
          {note && <span className={styles.note}>{note}</span>}
        </span>
      </Link>
      {action}
    </div>
  )
}
