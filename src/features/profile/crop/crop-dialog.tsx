import { Dialog } from '@base-ui/react/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Upload } from '#contract/entities.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { dragged, middleSquare, turned, zoomed, type Place, type Square } from './crop-geometry.ts'
import { CropStage } from './crop-stage.tsx'
import styles from './crop.module.css'
import type { Deeds } from './use-crop-gestures.ts'

const BUTTON_ZOOM = 1.3
const DOUBLE_TAP_ZOOM = 2.2

interface CropDialogProps {
  /** As the server keeps it: upright, and small enough for any phone. */
  picture: Upload
  /** Where it was left, or the middle. */
  square?: Square
  onCancel: () => void
  onDone: (square: Square) => void
}

/** Over the whole screen: which part of a picture is the person's. */
export function CropDialog({ picture, square: before, onCancel, onDone }: CropDialogProps) {
  const { t } = useLingui()
  const help = useId()
  const stage = useRef<HTMLDivElement>(null)
  useBackLeaves(onCancel)
  const [square, setSquare] = useState(() => before ?? middleSquare(picture))
  const zoom = (factor: number, at?: Place) => setSquare((now) => zoomed(picture, now, factor, at))
  const turn = () => setSquare((now) => turned(picture, now))
  const deeds: Deeds = {
    drag: (by) => setSquare((now) => dragged(picture, now, by)),
    zoom,
    toggle: (at) => setSquare((now) => zoomed(picture, now, now.size > 0.9 ? DOUBLE_TAP_ZOOM : 1 / 100, at)),
    turn,
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onCancel()}>
      <Dialog.Portal>
        <Dialog.Popup className={styles.screen} initialFocus={stage}>
          <Dialog.Title className="visually-hidden">{t`裁剪头像`}</Dialog.Title>
          <CropStage picture={picture} square={square} deeds={deeds} stage={stage} help={help} />
          <div className={styles.bar}>
            <p id={help} className={styles.help}>
              <Trans>拖动选取位置，双指或滚轮缩放，双击放大</Trans>
              <span className="visually-hidden">{t`方向键移动，加号和减号缩放，R 键旋转`}</span>
            </p>
            <div className={styles.tools}>
              <IconButton icon={ZoomOut} label={t`缩小`} onClick={() => zoom(1 / BUTTON_ZOOM)} />
              <IconButton icon={ZoomIn} label={t`放大`} onClick={() => zoom(BUTTON_ZOOM)} />
              <IconButton icon={RotateCw} label={t`旋转 90°`} onClick={turn} />
            </div>
            <div className={styles.actions}>
              <Button size="large" fullWidth onClick={onCancel}>
                <Trans>取消</Trans>
              </Button>
              <Button size="large" tone="primary" fullWidth onClick={() => onDone(square)}>
                <Trans>使用</Trans>
              </Button>
            </div>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Going back leaves the crop, not the page with what was typed in it. */
function useBackLeaves(leave: () => void): void {
  const { history } = useRouter()
  const latest = useRef(leave)
  useEffect(() => {
    latest.current = leave
  })
  useEffect(() => history.block({ blockerFn: () => (latest.current(), true), enableBeforeUnload: false }), [history])
}
