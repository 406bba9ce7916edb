import { Trans } from '@lingui/react/macro'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession, useSessionState } from '~/entities/session/session-provider.tsx'
import { LoginForm } from '~/features/login/login-form.tsx'
import { internalPath } from '~/shared/lib/internal-path.ts'
import { Page } from '~/shared/ui/page/page.tsx'
import styles from './-login-page.module.css'

const route = getRouteApi('/functionSquare/login/index')

export function LoginPage() {
  const { back } = route.useSearch()
  const session = useSession()
  const state = useSessionState()
  const router = useRouter()
  useEffect(() => {
    if (state !== 'loggedIn') return
    void router.invalidate().then(() => router.navigate({ href: internalPath(back), replace: true }))
  }, [back, router, state])
  return (
    <Page>
      <div className={styles.page}>
        <header className={styles.welcome}>
          <h1>
            <Trans>你好，欢迎来到 Inkling</Trans>
          </h1>
          <p>
            <Trans>未注册的手机号验证后自动成为用户，新用户送 10 点灵感值</Trans>
          </p>
        </header>
        <LoginForm onIssued={(token) => session.send({ type: 'TOKEN_ISSUED', token, announce: true })} />
      </div>
    </Page>
  )
}
