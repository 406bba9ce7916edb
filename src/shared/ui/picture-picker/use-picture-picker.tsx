import { useLingui } from '@lingui/react/macro'
import { useRef, type ChangeEvent, type ReactNode } from 'react'
import { appConfig } from '#config'
import { isFilm } from '~/shared/api/upload.ts'
import { toastError } from '../toast/toast.ts'
import styles from './picture-picker.module.css'

const { imageTypes, imageMaxBytes, film } = appConfig.uploads
const MEGABYTES = imageMaxBytes / 2 ** 20
const FILM_MEGABYTES = film.maxBytes / 2 ** 20

/** iOS hands HEIC over as it is only to those who name it. */
const ACCEPT = imageTypes.join(',')
const ACCEPT_FILMS = [...imageTypes, ...film.types].join(',')

const isImage = (file: File) => file.type.startsWith('image/') || /\.(heic|heif)$/i.test(file.name)

/** Those among what was given that are asked for; where there are none, whatever was: the server says what is wrong with it. */
function askedIn(files: FileList | null | undefined, films: boolean): File[] {
  const all = [...(files ?? [])]
  const asked = all.filter((file) => isImage(file) || (films && isFilm(file)))
  return asked.length > 0 ? asked : all
}

interface PicturePickerProps {
  /** Of the picture that is asked for. */
  label: string
  /** Which camera a phone opens. */
  facing: 'user' | 'environment'
  /** Pictures taken at once; one unless told. */
  most?: number
  /** Films too. */
  films?: boolean
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
export function usePicturePicker({ label, facing, most = 1, films = false, onPick }: PicturePickerProps): PicturePicker {
  const { t } = useLingui()
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const take = (files: FileList | null | undefined) => {
    for (const file of askedIn(files, films).slice(0, most)) {
      // The server checks everything; this alone is known before a phone has sent it all.
      if (films && isFilm(file) && file.size > film.maxBytes) toastError(t`视频超过 ${FILM_MEGABYTES} MB，请剪短一些再上传`)
      else if (films && isFilm(file)) onPick(file)
      else if (file.size > imageMaxBytes) toastError(t`图片超过 ${MEGABYTES} MB，请压缩后再上传`)
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
        <input ref={picker} className={styles.file} type="file" accept={films ? ACCEPT_FILMS : ACCEPT} multiple={most > 1} aria-label={label} tabIndex={-1} onChange={picked} />
        <input ref={camera} className={styles.file} type="file" accept="image/*" capture={facing} aria-hidden tabIndex={-1} onChange={picked} />
      </>
    ),
    choose: () => picker.current?.click(),
    shoot: () => camera.current?.click(),
    take,
  }
}
