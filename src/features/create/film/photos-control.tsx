import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight, ImagePlus, X } from 'lucide-react'
import { photoLimits } from '#contract/generators/custom-video.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { usePageFiles } from '~/shared/ui/picture-picker/use-page-files.ts'
import { usePicturePicker } from '~/shared/ui/picture-picker/use-picture-picker.tsx'
import { ProgressBar } from '~/shared/ui/progress/progress-bar.tsx'
import type { ControlProps } from '../controls/control-props.ts'
import { Labelled } from '../controls/labelled.tsx'
import { useForm } from '../form.ts'
import styles from './film.module.css'
import { useUploadQueue } from './use-upload-queue.ts'

/** Several photos, in the order in which they are seen. */
export function PhotosControl({ name, label, error }: ControlProps) {
  const { t } = useLingui()
  const { values, set, uploads } = useForm()
  const photos = (values[name] as string[] | undefined) ?? []
  const queue = useUploadQueue(`${name}.+`)
  const room = photoLimits.most - photos.length - queue.waiting
  const { inputs, choose, take } = usePicturePicker({ label, facing: 'environment', most: Math.max(2, room), onPick: queue.add })
  usePageFiles(room > 0, take)
  const change = (next: string[]) => set(name, next.length > 0 ? next : undefined)
  const swap = (i: number, k: number) => change(photos.map((id, at) => (at === i ? photos[k]! : at === k ? photos[i]! : id)))
  return (
    <Labelled label={label} error={error} aside={<span className={styles.figure}>{`${photos.length} / ${photoLimits.most}`}</span>}>
      {inputs}
      {photos.length > 0 && (
        <ol className={styles.photos}>
          {photos.map((id, i) => {
            const number = i + 1
            return (
              <li key={`${id} ${i}`} className={styles.photo} aria-label={t`照片 ${number}`}>
                {uploads[id] && <img src={uploads[id].url} alt="" width={uploads[id].width} height={uploads[id].height} />}
                <span className={styles.number}>{number}</span>
                <div className={styles.photoTools}>
                  <IconButton tone="glass" icon={ArrowLeft} label={t`往前移`} disabled={i === 0} onClick={() => swap(i, i - 1)} />
                  <IconButton tone="glass" icon={ArrowRight} label={t`往后移`} disabled={number === photos.length} onClick={() => swap(i, i + 1)} />
                  <IconButton tone="glass" icon={X} label={t`移除照片`} onClick={() => change(photos.filter((_, k) => k !== i))} />
                </div>
              </li>
            )
          })}
        </ol>
      )}
      {queue.share !== undefined && (
        <div className={styles.sending} aria-busy>
          <ProgressBar label={label} value={queue.share} />
          <Button size="small" tone="quiet" onClick={queue.stop}>
            <Trans>取消</Trans>
          </Button>
        </div>
      )}
      {room > 0 && (
        <div className={styles.row}>
          <Button
            icon={ImagePlus}
            onClick={() => {
              queue.begin()
              choose()
            }}
          >
            {photos.length > 0 ? <Trans>再加几张</Trans> : <Trans>选 2 到 12 张照片</Trans>}
          </Button>
        </div>
      )}
    </Labelled>
  )
}
