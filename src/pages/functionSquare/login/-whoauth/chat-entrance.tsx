import { Trans, useLingui } from '@lingui/react/macro'
import { useAgreement } from '~/entities/session/agreement.ts'
import { ChatStart } from '~/features/chat-login/chat-start.tsx'
import { LinkedText } from '~/shared/navigation/linked-text.tsx'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { Entrance } from '../-entrance.tsx'

interface ChatEntranceProps {
  back: string | undefined
  /** Why it has to be started again. */
  why?: string
}

export function ChatEntrance({ back, why }: ChatEntranceProps) {
  const { t } = useLingui()
  const agreement = useAgreement()
  return (
    <Entrance
      backTo="/functionSquare/login/index"
      title={t`用微信继续`}
      text={why !== undefined ? <LinkedText text={why} /> : t`我们只会得到你的微信昵称，用来认出你。第一次来的话，会请你绑定手机号。`}
    >
      <ChatStart agreement={agreement} back={back} />
      <ButtonLink to="/functionSquare/login/index" search={{ back }} tone="quiet" fullWidth>
        <Trans>改用手机号</Trans>
      </ButtonLink>
    </Entrance>
  )
}
