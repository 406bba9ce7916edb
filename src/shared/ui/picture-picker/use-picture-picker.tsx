import { useLingui } from '@lingui/react/macro'
import { useRef, type ChangeEvent, type ReactNode } from 'react'
import { appConfig } from '#config'
import { toastError } from '../toast/toast.ts'
import styles from './picture-picker.module.css'

const MEGABYTES = appConfig.uploads.imageMaxBytes / 2 ** 20

/** iOS hands HEIC over as it is only to those who name it. */
const ACCEPT = appConfig.uploads.imageTypes.join(',')

const firstImage = (files: FileList | null | undefined) => [...(files ?? [])].find((file) => file.type.startsWith('image/') || /\.(heic|heif)$/i.test(file.name)) ?? files?.[0]

interface PicturePickerProps {
  /** Of the picture that is asked for. */
  label: string
  /** Which camera a phone opens. */
  facing: 'user' | 'environment'
  onPick: (file: File) => void
}

interface PicturePicker {
  /** Must stand somewhere in the page. */
  inputs: ReactNode
  choose: () => void
  shoot: () => void
  /** Takes the first picture of what was dropped or pasted. */
  take: (files: FileList | undefined) => void
}

/** A picture from the person's files or camera. */
export function usePicturePicker({ label, facing, onPick }: PicturePickerProps): PicturePicker {
  const { t } = useLingui()
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const take = (files: FileList | null | undefined) => {
    const file = firstImage(files)
    if (!file) return
    // The server checks everything; this alone is known before a phone has sent it all.
    if (file.size > appConfig.uploads.imageMaxBytes) toastError(t`图片超过 ${MEGABYTES} MB，请压缩后再上传`)
    else onPick(file)
  }
  const picked = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files)
    // So that choosing the same file again is a change.
    target.value = ''
  }
  return {
    inputs: (
      <>
        <input ref={picker} className={styles.file} type="file" accept={ACCEPT} aria-label={label} tabIndex={-1} onChange={picked} />
        <input ref={camera} className={styles.file} type="file" accept="image/*" capture={facing} aria-hidden tabIndex={-1} onChange={picked} />
      </>
    ),
    choose: () => picker.current?.click(),
    shoot: () => camera.current?.click(),
    take,
  }
}
