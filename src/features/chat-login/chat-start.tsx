import type { AgreementState } from '~/entities/session/agreement.ts'
import { Agreement } from '~/entities/session/ui/agreement.tsx'
import formStyles from '~/entities/session/ui/session-form.module.css'
import { ChatButton } from './chat-button.tsx'

interface ChatStartProps {
  agreement: AgreementState
  back: string | undefined
}

/** The chat platform as the main way in: to agree, and to go there. */
export function ChatStart({ agreement, back }: ChatStartProps) {
  return (
    <div className={formStyles.form}>
      <Agreement agreement={agreement} />
      <ChatButton agreement={agreement} back={back} tone="primary" />
    </div>
  )
}
