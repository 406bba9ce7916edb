import { Trans } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import { SmartLink } from '~/shared/navigation/smart-link.tsx'
import { PointsBadge } from '~/shared/ui/points-badge/points-badge.tsx'
import { DoneMark } from './done-mark.tsx'
import { Row } from './row.tsx'
import styles from './task-center.module.css'

interface LinkRowProps {
  icon: LucideIcon
  name: string
  about: string
  points?: number
  link: string
  done?: boolean
}

/** What has a page of its own, where its rewards come. */
export function LinkRow({ icon, name, about, points, link, done }: LinkRowProps) {
  return (
    <Row
      icon={icon}
      name={name}
      about={about}
      rewards={points !== undefined && <PointsBadge plain signed points={points} />}
      action={
        done ? (
          <DoneMark />
        ) : (
          <SmartLink link={link} className={styles.go}>
            <Trans>去看看</Trans>
          </SmartLink>
        )
      }
    />
  )
}
