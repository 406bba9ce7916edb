import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/entities.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { api } from '~/shared/api/api.ts'
import { Switch } from '~/shared/ui/switch/switch.tsx'
import { showCallError } from '~/shared/ui/toast/call-error.ts'
import styles from './settings.module.css'

/** Whether photos may go to services outside of the installation. */
export function PhotosStay({ user }: { user: User }) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: (photosStay: boolean) => api('userUpdateInfo', { photosStay }, { quiet: true }),
    onSuccess: (changed) => queryClient.setQueryData(userQuery.queryKey, changed),
    onError: (error) => showCallError(error, i18n),
  })
  return (
    <div className={styles.switch}>
      <Switch
        label={t`不把我的照片发给外部服务`}
        hint={t`带照片的创作只用本站的模型；只写文字的不受影响`}
        // What is on its way shows at once; a refusal puts it back.
        checked={change.isPending ? change.variables : user.photosStay}
        onChange={(on) => change.mutate(on)}
      />
    </div>
  )
}
