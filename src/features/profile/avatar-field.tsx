import { Trans, useLingui } from '@lingui/react/macro'
import { Camera, ImagePlus } from 'lucide-react'
import { Avatar } from '~/shared/ui/avatar/avatar.tsx'
import { Button } from '~/shared/ui/button/button.tsx'
import { usePicturePicker } from '~/shared/ui/picture-picker/use-picture-picker.tsx'
import { ProgressBar } from '~/shared/ui/progress/progress-bar.tsx'
import { Problem } from '~/shared/ui/problem/problem.tsx'
import styles from './profile.module.css'
import type { ProfileForm } from './use-profile-form.ts'

/** The picture of the person as others will see it: the middle of what was chosen. */
export function AvatarField({ form }: { form: ProfileForm }) {
  const { t } = useLingui()
  const { inputs, choose, shoot } = usePicturePicker({ label: t`头像`, facing: 'user', onPick: form.setAvatar })
  const error = form.errorOf('avatar')
  return (
    <div className={styles.avatar}>
      {inputs}
      <Avatar src={form.avatar?.url ?? form.user.avatar} name={form.values.nickname} size={96} />
      <div className={styles.avatarButtons}>
        <Button size="small" icon={ImagePlus} onClick={choose}>
          <Trans>换头像</Trans>
        </Button>
        <Button size="small" tone="quiet" icon={Camera} onClick={shoot} className={styles.shoot}>
          <Trans>拍照</Trans>
        </Button>
      </div>
      {form.sent !== undefined && <ProgressBar label={t`正在上传头像`} value={form.sent} />}
      {form.avatar && !error && <p className={styles.note}>{t`保存后换上新头像`}</p>}
      <Problem text={error} />
    </div>
  )
}
