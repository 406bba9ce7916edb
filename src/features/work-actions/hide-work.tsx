import { Trans, useLingui } from '@lingui/react/macro'
import { EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '~/entities/user/use-may.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { ConfirmDialog } from '~/shared/ui/confirm-dialog/confirm-dialog.tsx'
import { useHide } from './work.mutations.ts'

/** For moderators: takes somebody's work off the square. */
export function HideWork({ id, onHidden }: { id: string; onHidden: () => void }) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  const hide = useHide()
  if (!useMay('work.hide')) return null
  return (
    <>
      <Button icon={EyeOff} tone="danger" onClick={() => setAsking(true)}>
        <Trans>从广场撤下</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`把这件作品从广场撤下？`}
        description={t`作者仍能看到它，但不能再发布。`}
        confirmLabel={t`撤下`}
        loading={hide.isPending}
        onConfirm={() => hide.mutate(id, { onSuccess: onHidden })}
      />
    </>
  )
}
