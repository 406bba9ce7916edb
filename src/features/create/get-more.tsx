import { Trans } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { useShowPay } from '~/entities/session/use-show-pay.ts'
import styles from './get-more.module.css'

/** The way to more points and back here, where everything is as it was left. */
export function GetMore() {
  const here = useLocation({ select: ({ href }) => href })
  if (!useShowPay()) return null
  return (
    <Link to="/functionSquare/buy/index" search={{ back: here }} className={styles.more}>
      <Trans>获取更多</Trans>
    </Link>
  )
}
