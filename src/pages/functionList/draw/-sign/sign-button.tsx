import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { SignState } from '#contract/endpoints/growth.ts'
import { Button, ButtonLink } from '~/shared/ui/button/button.tsx'
import { PointsBadge } from '~/shared/ui/points-badge/points-badge.tsx'

interface SignButtonProps {
  state: SignState
  isPerson: boolean
  signingIn: boolean
  onSignIn: () => void
}

/** The page's one action: sign in, or log in first; when it is done, what tomorrow brings. */
export function SignButton({ state: { signed, rewards, place }, isPerson, signingIn, onSignIn }: SignButtonProps) {
  const here = useLocation({ select: (location) => location.href })
  if (!isPerson)
    return (
      <ButtonLink to="/functionSquare/login/index" search={{ back: here }} tone="primary" size="large">
        <Trans>登录后签到</Trans>
      </ButtonLink>
    )
  if (signed)
    return (
      <Button size="large" icon={Check} disabled trailing={<TomorrowWords points={rewards[(place + 1) % rewards.length]!} />}>
        <Trans>今天已签到</Trans>
      </Button>
    )
  return (
    <Button size="large" tone="primary" loading={signingIn} onClick={onSignIn} trailing={<PointsBadge plain signed points={rewards[place]!} />}>
      <Trans>签到</Trans>
    </Button>
  )
}

function TomorrowWords({ points }: { points: number }) {
  return (
    <>
      <Trans>明天</Trans> <PointsBadge plain signed points={points} />
    </>
  )
}
