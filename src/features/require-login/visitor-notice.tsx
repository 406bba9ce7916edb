import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'

/** What a page of one's own shows a visitor: what it is for, and the way in and back. */
export function VisitorNotice({ text }: { text: ReactNode }) {
  const here = useLocation({ select: (location) => location.href })
  return (
    <EmptyState
      text={text}
      action={
        <ButtonLink to="/functionSquare/login/index" search={{ back: here }} tone="primary" size="large">
          <Trans>登录</Trans>
        </ButtonLink>
      }
    />
  )
}
