import { Trans, useLingui } from '@lingui/react/macro'
import { Camera, Crop, ImagePlus } from 'lucide-react'
import { useState } from 'react'
import type { Upload } from '#contract/entities.ts'
import { Avatar } from '~/shared/ui/avatar/avatar.tsx'
import { Button } from '~/shared/ui/button/button.tsx'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import { usePicturePicker } from '~/shared/ui/picture-picker/use-picture-picker.tsx'
import { ProgressBar } from '~/shared/ui/progress/progress-bar.tsx'
import { Problem } from '~/shared/ui/problem/problem.tsx'
import { CroppedPicture } from './crop/cropped-picture.tsx'
import styles from './profile.module.css'
import { useAvatarUpload } from './use-avatar-upload.ts'
import type { ProfileForm } from './use-profile-form.ts'

const CropDialog = lazyPart(() => import('./crop/crop-dialog.tsx'), 'CropDialog', { whenFails: 'over' })

/** The picture of the person as others will see it: the circle that was chosen of what was sent. */
export function AvatarField({ form }: { form: ProfileForm }) {
  const { t } = useLingui()
  const [cropping, setCropping] = useState<Upload>()
  const upload = useAvatarUpload(setCropping)
  const pick = (file: File) => {
    CropDialog.prepare()
    upload.send(file)
  }
  const { inputs, choose, shoot } = usePicturePicker({ label: t`头像`, facing: 'user', onPick: pick })
  const { avatar } = form
  const error = upload.error ?? form.errorOf('avatar')
  const leave = () => setCropping(undefined)
  return (
    <div className={styles.avatar}>
      {inputs}
      {avatar ? (
        <CroppedPicture {...avatar} label={form.values.nickname} />
      ) : (
        <Avatar src={form.user.avatar} name={form.values.nickname} size={96} />
      )}
      {upload.sent === undefined ? (
        <div className={styles.avatarButtons}>
          <Button size="small" icon={ImagePlus} onClick={choose}>
            <Trans>换头像</Trans>
          </Button>
          {avatar && (
            <Button size="small" tone="quiet" icon={Crop} onClick={() => setCropping(avatar.picture)}>
              <Trans>裁剪</Trans>
            </Button>
          )}
          <Button size="small" tone="quiet" icon={Camera} onClick={shoot} className={styles.shoot}>
            <Trans>拍照</Trans>
          </Button>
        </div>
      ) : (
        <div className={styles.sending}>
          <ProgressBar label={t`正在上传头像`} value={upload.sent} />
          <Button size="small" tone="quiet" onClick={upload.stop}>
            <Trans>取消</Trans>
          </Button>
        </div>
      )}
      {avatar && !error && <p className={styles.note}>{t`保存后换上新头像`}</p>}
      <Problem text={error} />
      {cropping && (
        <CropDialog
          picture={cropping}
          square={avatar?.picture.id === cropping.id ? avatar.square : undefined}
          onCancel={leave}
          onGiveUp={leave}
          onDone={(square) => {
            form.setAvatar({ picture: cropping, square })
            leave()
          }}
        />
      )}
    </div>
  )
}
