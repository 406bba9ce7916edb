import { Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { photoLimits, type PhotoOrClip } from '#contract/generators/custom-video.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { usePageFiles } from '~/shared/ui/picture-picker/use-page-files.ts'
import { usePicturePicker } from '~/shared/ui/picture-picker/use-picture-picker.tsx'
import type { ControlProps } from '../controls/control-props.ts'
import { Labelled } from '../controls/labelled.tsx'
import { useForm } from '../form.ts'
import { FilmPiece } from './film-piece.tsx'
import styles from './film.module.css'
import { SendingPieces } from './sending-pieces.tsx'
import { useDragOrder } from './use-drag-order.ts'
import { useUploadQueue } from './use-upload-queue.ts'

const idOf = (piece: PhotoOrClip) => (typeof piece === 'string' ? piece : piece.clip)

/** Several photos, and clips where they can be shown, in the order in which they are seen. */
export function PhotosControl({ name, label, error }: ControlProps) {
  const { t } = useLingui()
  const { values, set, uploads, offers } = useForm()
  const { clips } = offers
  const pieces = (values[name] as PhotoOrClip[] | undefined) ?? []
  const queue = useUploadQueue(`${name}.+`)
  const room = photoLimits.most - pieces.length - queue.waiting
  const { inputs, choose, take } = usePicturePicker({ label, facing: 'environment', most: Math.max(2, room), films: clips, onPick: queue.add })
  usePageFiles(room > 0, take)
  const [moved, setMoved] = useState('')
  const change = (next: PhotoOrClip[]) => set(name, next.length > 0 ? next : undefined)
  const move = (from: number, to: number) => {
    change(pieces.toSpliced(from, 1).toSpliced(to, 0, pieces[from]!))
    const place = to + 1
    setMoved(t`移到了第 ${place} 位`)
  }
  const order = useDragOrder(pieces.length, move)
  const hasClips = pieces.some((piece) => typeof piece !== 'string')
  return (
    <Labelled label={clips ? t`照片和视频` : label} error={error} aside={<span className={styles.figure}>{`${pieces.length} / ${photoLimits.most}`}</span>}>
      {inputs}
      {pieces.length > 0 && (
        <ol className={styles.photos} {...order.list}>
          {pieces.map((piece, i) => (
            <FilmPiece
              key={`${idOf(piece)} ${pieces.slice(0, i).filter((other) => idOf(other) === idOf(piece)).length}`}
              upload={uploads[idOf(piece)]}
              place={i}
              count={pieces.length}
              order={order}
              onMove={(to) => move(i, to)}
              onRemove={() => change(pieces.toSpliced(i, 1))}
            />
          ))}
        </ol>
      )}
      <span className="visually-hidden" role="status">
        {moved}
      </span>
      <SendingPieces label={label} queue={queue} />
      {hasClips && (
        <p className={styles.hint}>
          {values.template === 'polaroid' ? <Trans>拍立得里，视频只显示其中一帧。</Trans> : <Trans>视频会按镜头长短剪开，声音换成音乐。</Trans>}
        </p>
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
            {pieces.length > 0 ? <Trans>再加几张</Trans> : clips ? <Trans>选 2 到 12 张照片或视频</Trans> : <Trans>选 2 到 12 张照片</Trans>}
          </Button>
        </div>
      )}
    </Labelled>
  )
}
