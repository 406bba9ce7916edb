import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useAgreement } from '~/entities/session/agreement.ts'
import { useArrival } from '~/entities/session/arrival.ts'
import { usePhoneCode } from '~/entities/session/phone-code.ts'
import { ChatButton } from '~/features/chat-login/chat-button.tsx'
import { ChatStart } from '~/features/chat-login/chat-start.tsx'
import { useChatEntrance } from '~/features/chat-login/use-chat-entrance.ts'
import { InvitedBy } from '~/features/invite/invited-by.tsx'
import { LoginForm } from '~/features/login/login-form.tsx'
import { PasswordLoginForm } from '~/features/password-login/password-login-form.tsx'
import { api } from '~/shared/api/api.ts'
import { browserPlatform, requestPlatform } from '~/shared/lib/platform.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import { useWide } from '~/shared/ui/media/use-wide.ts'
import { Entrance } from './-entrance.tsx'
import styles from './-entrance.module.css'

/** Only for wide screens of desktops. */
const QrPanel = lazyPart(() => import('~/features/qr-login/qr-panel.tsx'), 'QrPanel', { whenFails: 'here' })

const route = getRouteApi('/functionSquare/login/index')

/** What stands on the page, and what the quiet button under it changes to. */
const ways = {
  chat: { other: 'code', words: msg`改用手机号` },
  code: { other: 'password', words: msg`改用密码` },
  password: { other: 'code', words: msg`改用验证码` },
} as const

export function LoginPage() {
  const { t, i18n } = useLingui()
  const { back } = route.useSearch()
  const offersChat = useChatEntrance()
  const [chosen, setWay] = useState<keyof typeof ways>(offersChat && requestPlatform() === 'chat' ? 'chat' : 'code')
  // Where it runs is known for sure in the browser alone.
  const way = chosen === 'chat' && !offersChat ? 'code' : chosen
  // What was typed and ticked stays when the way in is changed.
  const number = usePhoneCode({ send: (phone) => api('loginCode', { phone }, { quiet: true }) })
  const agreement = useAgreement()
  const arrive = useArrival(back)
  const showQr = useWide() && browserPlatform() === 'pc'
  const views = {
    chat: <ChatStart agreement={agreement} back={back} />,
    code: <LoginForm number={number} agreement={agreement} onIssued={arrive} />,
    password: <PasswordLoginForm phone={number.phone} onPhone={number.setPhone} agreement={agreement} back={back} onIssued={arrive} />,
  }
  return (
    <Entrance
      title={t`你好，欢迎来到 Inkling`}
      text={t`未注册的手机号验证后自动成为用户，新用户送 10 点灵感值`}
      panel={showQr && <QrPanel onIssued={arrive} />}
    >
      <InvitedBy />
      {views[way]}
      <div className={styles.ways}>
        <Button tone="quiet" fullWidth onClick={() => setWay(ways[way].other)}>
          {i18n._(ways[way].words)}
        </Button>
        {offersChat && way !== 'chat' && <ChatButton agreement={agreement} back={back} />}
      </div>
    </Entrance>
  )
}
