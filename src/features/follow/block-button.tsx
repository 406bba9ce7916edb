import { Trans, useLingui } from '@lingui/react/macro'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/shared/ui/button/button.tsx'
import { ConfirmDialog } from '~/shared/ui/confirm-dialog/confirm-dialog.tsx'
import { useBlock } from './follow.mutations.ts'

interface BlockButtonProps {
  id: string
  name: string
  blocked: boolean
  onAsk: (action: () => void) => void
}

/** Asks before somebody is blocked; to undo it takes one press. */
export function BlockButton({ id, name, blocked, onAsk }: BlockButtonProps) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  const block = useBlock(id)
  return (
    <>
      <Button
        size="small"
        tone="quiet"
        icon={Ban}
        loading={block.isPending}
        onClick={() => onAsk(() => (blocked ? block.mutate(false) : setAsking(true)))}
      >
        {blocked ? <Trans>取消屏蔽</Trans> : <Trans>屏蔽</Trans>}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`屏蔽 ${name}？`}
        description={t`你不会再看到 TA 的评论，TA 也不能评论你的作品；你们会互相取消关注。对方不会收到通知。`}
        confirmLabel={t`屏蔽`}
        loading={block.isPending}
        onConfirm={() => block.mutate(true, { onSuccess: () => setAsking(false) })}
      />
    </>
  )
}
