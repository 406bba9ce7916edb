import { useLingui } from '@lingui/react/macro'
import { useRef, type ChangeEvent, type ReactNode } from 'react'
import { appConfig } from '#config'
import { toastError } from '../toast/toast.ts'
import styles from './picture-picker.module.css'

const MEGABYTES = appConfig.uploads.imageMaxBytes / 2 ** 20

/** iOS hands HEIC over as it is only to those who name it. */
const ACCEPT = appConfig.uploads.imageTypes.join(',')

const isImage = (file: File) => file.type.startsWith('image/') || /\.(heic|heif)$/i.test(file.name)

/** The pictures among what was given; where there are none, whatever was: the server says what is wrong with it. */
function imagesIn(files: FileList | null | undefined): File[] {
  const all = [...(files ?? [])]
  const images = all.filter(isImage)
  return images.length > 0 ? images : all
}

interface PicturePickerProps {
  /** Of the picture that is asked for. */
  label: string
  /** Which camera a phone opens. */
  facing: 'user' | 'environment'
  /** Pictures taken at once; one unless told. */
  most?: number
  onPick: (file: File) => void
}

interface PicturePicker {
  /** Must stand somewhere in the page. */
  inputs: ReactNode
  choose: () => void
  shoot: () => void
  /** Takes the first pictures of what was dropped or pasted. */
  take: (files: FileList | undefined) => void
}

/** A picture from the person's files or camera. */
export function usePicturePicker({ label, facing, most = 1, onPick }: PicturePickerProps): PicturePicker {
  const { t } = useLingui()
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const take = (files: FileList | null | undefined) => {
    for (const file of imagesIn(files).slice(0, most)) {
      // The server checks everything; this alone is known before a phone has sent it all.
      if (file.size > appConfig.uploads.imageMaxBytes) toastError(t`图片超过 ${MEGABYTES} MB，请压缩后再上传`)
      else onPick(file)
    }
  }
  const picked = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files)
    // So that choosing the same file again is a change.
    target.value = ''
  }
  return {
    inputs: (
      <>
        <input ref={picker} className={styles.file} type="file" accept={ACCEPT} multiple={most > 1} aria-label={label} tabIndex={-1} onChange={picked} />
        <input ref={camera} className={styles.file} type="file" accept="image/*" capture={facing} aria-hidden tabIndex={-1} onChange={picked} />
      </>
    ),
    choose: () => picker.current?.click(),
    shoot: () => camera.current?.click(),
    take,
  }
}
