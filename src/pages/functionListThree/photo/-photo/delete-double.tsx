import { useLingui } from '@lingui/react'
import { Plural, Trans, useLingui as useMacro } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Double } from '#contract/endpoints/photo-studio.ts'
import { doublesQuery, uploadsQuery } from '~/entities/double/double.queries.ts'
import { taskListQuery } from '~/entities/task/task.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { refreshWorks } from '~/entities/work/work.queries.ts'
import { api } from '~/shared/api/api.ts'
import { ConfirmDialog } from '~/shared/ui/confirm-dialog/confirm-dialog.tsx'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { showCallError } from '~/shared/ui/toast/call-error.ts'

/** Asks plainly what goes, deletes it, and shows the receipt. */
export function DeleteDouble({ double: { id, photos, portraits, works } }: { double: Double }) {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => api('doubleDelete', { id }, { quiet: true }),
    onSuccess: async ({ receipt }) => {
      await navigate({ to: '/functionListThree/photo/main', search: { receipt } })
      queryClient.setQueryData(doublesQuery.queryKey, (doubles) => doubles?.filter((double) => double.id !== id))
      // Running creations were cancelled, and their points came back.
      const changed = [uploadsQuery.queryKey, taskListQuery.queryKey, userQuery.queryKey].map((queryKey) => queryClient.invalidateQueries({ queryKey }))
      await Promise.all([refreshWorks(queryClient), ...changed])
    },
    onError: (error) => {
      setAsking(false)
      showCallError(error, i18n)
    },
  })
  const pictures = photos.length + portraits.length
  return (
    <>
      <IconButton icon={Trash2} label={t`删除分身`} onClick={() => setAsking(true)} />
      {asking && (
        <ConfirmDialog
          open
          danger
          onOpenChange={setAsking}
          title={t`删除这个分身？`}
          description={
            <>
              <Plural value={pictures} one="它的 # 张照片和标准像会立刻删除。" other="它的 # 张照片和标准像会立刻删除。" />{' '}
              {works > 0 && <Plural value={works} one="用它做的 # 件作品也一起删除，已公开的会从广场消失。" other="用它做的 # 件作品也一起删除，已公开的会从广场消失。" />}{' '}
              <Trans>不进回收站，无法找回。正在做的会取消并退回灵感值。</Trans>
            </>
          }
          confirmLabel={t`全部删除`}
          loading={remove.isPending}
          onConfirm={() => remove.mutate()}
        />
      )}
    </>
  )
}
