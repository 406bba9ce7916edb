import { useLingui } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { deskConfig } from '#contract/desk-config.ts'
import type { ActionName, RequestOf } from '#contract/endpoints/endpoints.ts'
import type { Permission } from '#contract/permissions.ts'
import { FormError } from '~/entities/session/ui/form-error.tsx'
import { fieldError } from '~/shared/api/field-error.ts'
import { Button, type ButtonLook } from '~/shared/ui/button/button.tsx'
import { ConfirmDialog } from '~/shared/ui/confirm-dialog/confirm-dialog.tsx'
import { Problem } from '~/shared/ui/problem/problem.tsx'
import { TextArea } from '~/shared/ui/text-field/text-area.tsx'
import { usePermitted } from '../standing.queries.ts'
import { useDeskAction } from './use-desk-action.ts'

interface DeskActionProps<N extends ActionName> extends Pick<ButtonLook, 'size'> {
  name: N
  permission: Permission
  /** A verb, on the button and in the dialog. */
  label: string
  icon?: LucideIcon
  title: string
  /** What will happen, and who is told. */
  description?: ReactNode
  danger?: boolean
  /** Whether nothing is done without a reason. */
  needsReason?: boolean
  /** What is sent besides the reason; undefined while something is missing. */
  request: Omit<RequestOf<N>, 'reason'> | undefined
  /** Of the fields among the children, those that say their refusals themselves. */
  fields?: (error: unknown) => ReactNode
  /** The fields that these are, as a refusal names them. */
  fieldNames?: readonly string[]
  /** When the dialog opens: time to fill its fields. */
  onOpen?: () => void
  /** When it is done. */
  onDone?: () => void
}

/** A button for who may press it, and the question before: what is to happen, why, and what went wrong. */
export function DeskAction<N extends ActionName>(props: DeskActionProps<N>) {
  const { name, permission, label, icon, size = 'small', title, description, danger, needsReason = true, request, fields, fieldNames = [], onOpen, onDone } = props
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const action = useDeskAction(name)
  const permitted = usePermitted()
  if (!permitted(permission)) return null

  const show = () => {
    setTried(false)
    action.reset()
    onOpen?.()
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setReason('')
  }
  const missing = needsReason && reason.trim() === ''
  const confirm = () => {
    setTried(true)
    if (missing || !request) return
    // The reason is what was left out of it.
    action.mutate({ ...request, reason } as RequestOf<N>, {
      onSuccess: () => {
        close()
        onDone?.()
      },
    })
  }
  const reasonError = tried && missing ? t`请写明原因，它会记入操作记录` : fieldError(action.error, 'reason')
  return (
    <>
      {/* Not red even where it is grave: rows of red would be all that is seen. The question is. */}
      <Button size={size} icon={icon} onClick={show}>{label}</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={(next) => (next ? show() : !action.isPending && close())}
        title={title}
        description={description}
        confirmLabel={label}
        danger={danger}
        loading={action.isPending}
        onConfirm={confirm}
      >
        {fields?.(action.error)}
        <TextArea
          label={needsReason ? t`原因` : t`原因（可不填）`}
          value={reason}
          onChange={setReason}
          maximum={deskConfig.reasonMax}
          rows={2}
          error={reasonError}
        />
        <Problem text={tried && !request && t`还有内容没有填好`} />
        <FormError errors={[action.error]} fields={['reason', ...fieldNames]} />
      </ConfirmDialog>
    </>
  )
}
