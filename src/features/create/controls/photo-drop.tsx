import { Trans, useLingui } from '@lingui/react/macro'
import { Camera, ImagePlus, X } from 'lucide-react'
import { useEffect, useRef, useState, type ChangeEvent, type DragEvent } from 'react'
import { appConfig } from '#config'
import { Button } from '~/shared/ui/button/button.tsx'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { ProgressBar } from '~/shared/ui/progress/progress-bar.tsx'
import { toast } from '~/shared/ui/toast/toast.ts'
import { useForm } from '../form.ts'
import styles from './controls.module.css'

const MEGABYTES = appConfig.uploads.imageMaxBytes / 2 ** 20

/** iOS hands HEIC over as it is only to those who name it. */
const ACCEPT = appConfig.uploads.imageTypes.join(',')

const firstImage = (files: FileList | undefined) => [...(files ?? [])].find((file) => file.type.startsWith('image/') || /\.(heic|heif)$/i.test(file.name)) ?? files?.[0]

interface PhotoDropProps {
  /** The form's field that gets the picture's id, 'photo' or 'backdrop.picture'. */
  field: string
  value: string | undefined
  onRemove: () => void
  label: string
  /** Takes what is pasted or dropped anywhere on the page. */
  wholePage?: boolean
}

/** A picture by picker, camera, drop or paste. */
export function PhotoDrop({ field, value, onRemove, label, wholePage }: PhotoDropProps) {
  const { t } = useLingui()
  const { upload, uploading, uploads } = useForm()
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const photo = uploads[value ?? '']
  const sending = uploading?.field === field ? uploading : undefined

  const take = (files: FileList | undefined) => {
    const file = firstImage(files)
    if (!file) return
    // The server checks everything; this alone is known before a phone has sent it all.
    if (file.size > appConfig.uploads.imageMaxBytes) toast({ text: t`图片超过 ${MEGABYTES} MB，请压缩后再上传`, tone: 'error', durationMs: appConfig.toast.apiErrorMs })
    else upload(field, file)
  }
  const picked = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files ?? undefined)
    // So that choosing the same file again is a change.
    target.value = ''
  }
  usePageFiles(wholePage === true, take)

  if (sending) return <Sending label={label} {...sending} />
  const inputs = (
    <>
      <input ref={picker} className={styles.file} type="file" accept={ACCEPT} aria-label={label} tabIndex={-1} onChange={picked} />
      <input ref={camera} className={styles.file} type="file" accept="image/*" capture="environment" aria-hidden tabIndex={-1} onChange={picked} />
    </>
  )
  if (photo)
    return (
      <div className={styles.photo}>
        {inputs}
        <img src={photo.url} alt={label} width={photo.width} height={photo.height} />
        <span className={styles.photoWords}>{`${photo.width} × ${photo.height}`}</span>
        <Button size="small" onClick={() => picker.current?.click()}>
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
        <Button tone="secondary" icon={ImagePlus} onClick={() => picker.current?.click()}>
          <Trans>选一张照片</Trans>
        </Button>
        <Button tone="quiet" icon={Camera} onClick={() => camera.current?.click()}>
          <Trans>拍照</Trans>
        </Button>
      </div>
      <p className={styles.dropHint}>
        <Trans>可以拖进来，也可以粘贴。JPG、PNG、WebP、HEIC，20 MB 以内</Trans>
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

/** Pictures pasted or dropped anywhere on the page. */
function usePageFiles(enabled: boolean, take: (files: FileList | undefined) => void) {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    if (!enabled) return
    const paste = (event: ClipboardEvent) => {
      if (event.clipboardData?.files.length) latest.current(event.clipboardData.files)
    }
    const allow = (event: globalThis.DragEvent) => event.preventDefault()
    const drop = (event: globalThis.DragEvent) => {
      event.preventDefault()
      if (event.dataTransfer?.files.length) latest.current(event.dataTransfer.files)
    }
    document.addEventListener('paste', paste)
    document.addEventListener('dragover', allow)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('paste', paste)
      document.removeEventListener('dragover', allow)
      document.removeEventListener('drop', drop)
    }
  }, [enabled])
}
