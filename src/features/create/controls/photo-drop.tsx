import { Trans, useLingui } from '@lingui/react/macro'
import { Camera, ImagePlus, X } from 'lucide-react'
import { useState, type DragEvent } from 'react'
import { Button } from '~/shared/ui/button/button.tsx'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { usePageFiles } from '~/shared/ui/picture-picker/use-page-files.ts'
import { usePicturePicker } from '~/shared/ui/picture-picker/use-picture-picker.tsx'
import { ProgressBar } from '~/shared/ui/progress/progress-bar.tsx'
import { useForm } from '../form.ts'
import styles from './photo.module.css'

interface PhotoDropProps {
  /** The form's field that gets the picture's id, 'photo' or 'backdrop.picture'. */
  field: string
  value: string | undefined
  onRemove: () => void
  label: string
  /** Takes what is pasted or dropped anywhere on the page. */
  wholePage?: boolean
  /** Which camera a phone opens. */
  facing?: 'user' | 'environment'
}

/** A picture by picker, camera, drop or paste. */
export function PhotoDrop({ field, value, onRemove, label, wholePage, facing = 'environment' }: PhotoDropProps) {
  const { t } = useLingui()
  const { upload, uploading, uploads } = useForm()
  const [over, setOver] = useState(false)
  const photo = uploads[value ?? '']
  const sending = uploading?.field === field ? uploading : undefined

  const { inputs, choose, shoot, take } = usePicturePicker({ label, facing, onPick: (file) => upload(field, file) })
  usePageFiles(wholePage === true, take)

  if (sending) return <Sending label={label} {...sending} />
  if (photo)
    return (
      <div className={styles.photo}>
        {inputs}
        <img src={photo.url} alt={label} width={photo.width} height={photo.height} />
        <span className={styles.photoWords}>{`${photo.width} × ${photo.height}`}</span>
        <Button size="small" onClick={choose}>
          <Trans>换一张</Trans>
        </Button>
        <IconButton icon={X} label={t`移除照片`} onClick={onRemove} />
      </div>
    )
  const drop = (event: DragEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <div
      className={styles.drop}
      data-over={over || undefined}
      onDragOver={(event) => (event.preventDefault(), setOver(true))}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {inputs}
      <div className={styles.dropButtons}>
        <Button tone="secondary" icon={ImagePlus} onClick={choose}>
          <Trans>选一张照片</Trans>
        </Button>
        <Button tone="quiet" icon={Camera} onClick={shoot}>
          <Trans>拍照</Trans>
        </Button>
      </div>
      <p className={styles.dropHint}>
        <span className={styles.byMouse}>
          <Trans>可以拖进来，也可以粘贴</Trans>
        </span>
        <Trans>JPG、PNG、WebP、HEIC，20 MB 以内</Trans>
      </p>
    </div>
  )
}

function Sending({ label, share, stop }: { label: string; share: number; stop: () => void }) {
  return (
    <div className={styles.drop} aria-busy>
      <p>{share < 1 ? <Trans>正在上传…</Trans> : <Trans>正在检查照片…</Trans>}</p>
      <ProgressBar label={label} value={share} />
      <Button size="small" tone="quiet" onClick={stop}>
        <Trans>取消</Trans>
      </Button>
    </div>
  )
}
