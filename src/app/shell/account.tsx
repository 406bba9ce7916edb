import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import type { User } from '#contract/entities.ts'
import { shownBalance } from '~/entities/user/user.queries.ts'
import { Avatar } from '~/shared/ui/avatar/avatar.tsx'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { PointsBadge } from '~/shared/ui/points-badge/points-badge.tsx'

export function Balance({ user }: { user: User }) {
  return (
    <Link to="/functionSquare/wallet/index">
      <PointsBadge points={shownBalance(user)} />
    </Link>
  )
}

/** Who is logged in, or the way to log in and back. */
export function Account({ user }: { user: User | null }) {
  const { t } = useLingui()
  const here = useLocation({ select: (location) => location.href })
  if (user)
    return (
      <Link to="/square/account/user" aria-label={t`我的`}>
        <Avatar src={user.avatar} name={user.nickname} size={32} />
      </Link>
    )
  if (here.startsWith('/functionSquare/login/')) return null
  return (
    <ButtonLink to="/functionSquare/login/index" search={{ back: here }} size="small" tone="primary">
      <Trans>登录</Trans>
    </ButtonLink>
  )
}
