import { Trans } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { useShowPay } from '~/entities/session/use-show-pay.ts'

/** The way to become a member and back here; nothing where nothing is for sale. */
export function JoinLink() {
  const here = useLocation({ select: ({ href }) => href })
  if (!useShowPay()) return null
  return (
    <Link to="/functionSquare/buy/index" search={{ tab: 'member', back: here }}>
      <Trans>开通会员</Trans>
    </Link>
  )
}
