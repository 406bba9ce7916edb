import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import styles from './offers.module.css'

/** Why an offer cannot be chosen, and where that can be changed. */
export function KeptBack() {
  return (
    <span className={styles.kept}>
      <Trans>你设置了不把照片发给外部服务</Trans>
      {' · '}
      <Link to="/functionSquare/set/index" className={styles.link}>
        <Trans>去设置</Trans>
      </Link>
    </span>
  )
}
