import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useArrival } from '~/entities/session/arrival.ts'
import { ChatNewForm } from '~/features/chat-login/chat-new-form.tsx'
import { useChatReturn } from '~/features/chat-login/use-chat-return.ts'
import { errorText } from '~/shared/api/error-text.ts'
import { Entrance } from '../-entrance.tsx'
import { ChatEntrance } from './chat-entrance.tsx'

interface ChatReturnProps {
  code: string
  state: string
  back: string | undefined
}

export function ChatReturn({ code, state, back }: ChatReturnProps) {
  const { t, i18n } = useLingui()
  const arrive = useArrival(back)
  const [expired, setExpired] = useState<string>()
  const { outcome, error } = useChatReturn({ code, state, onIn: arrive })
  if (expired) return <ChatEntrance back={back} why={expired} />
  if (error) return <ChatEntrance back={back} why={errorText(error, i18n)} />
  if (outcome?.state === 'foreign')
    return <ChatEntrance back={back} why={t`这次授权不是从这个页面发起的，或者已经用过了。为了安全，请重新授权。`} />
  if (outcome?.state === 'new')
    return (
      <Entrance title={t`你好，${outcome.nickname}`} text={t`绑定手机号后就能创作，新用户还送 10 点灵感值。`}>
        <ChatNewForm ticket={outcome.ticket} onIssued={arrive} onExpired={setExpired} />
      </Entrance>
    )
  return <Entrance title={t`正在确认身份`} text={t`稍等一下，马上就好。`} />
}
