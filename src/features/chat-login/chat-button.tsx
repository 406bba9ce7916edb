import { Trans } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import type { AgreementState } from '~/entities/session/agreement.ts'
import { FormError } from '~/entities/session/ui/form-error.tsx'
import { Button, type ButtonProps } from '~/shared/ui/button/button.tsx'
import { useChatDeparture } from './chat-login.mutations.ts'

interface ChatButtonProps extends Pick<ButtonProps, 'tone'> {
  agreement: AgreementState
  back: string | undefined
}

/** Off to the chat platform, once the person agreed. */
export function ChatButton({ agreement, back, tone }: ChatButtonProps) {
  const departure = useChatDeparture(back)
  const go = () => {
    if (agreement.check()) departure.mutate()
  }
  return (
    <>
      <Button tone={tone} size="large" fullWidth icon={MessageCircle} loading={departure.isPending} onClick={go}>
        <Trans>用微信继续</Trans>
      </Button>
      <FormError errors={[departure.error]} fields={[]} />
    </>
  )
}
