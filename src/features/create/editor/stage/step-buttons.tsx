import { useLingui } from '@lingui/react/macro'
import { Maximize, Minus, Plus, Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { appConfig } from '#config'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { useWide } from '~/shared/ui/media/use-wide.ts'
import { editorSettings } from '../editor-settings.ts'
import type { History } from '../use-history.ts'
import styles from './tools.module.css'
import type { PhotoView } from './use-view.ts'

interface StepButtonsProps {
  history: History
  photoView?: PhotoView
  children?: ReactNode
}

/** Back and forth, and how close the photo is where it can be zoomed. */
export function StepButtons({ history: { undo, redo }, photoView, children }: StepButtonsProps) {
  const { t } = useLingui()
  return (
    <div className={styles.steps}>
      {children}
      {photoView && <ZoomButtons {...photoView} />}
      <IconButton icon={Undo2} label={t`撤销`} title={t`撤销 (Ctrl+Z)`} disabled={!undo} onClick={undo} />
      <IconButton icon={Redo2} label={t`重做`} title={t`重做 (Ctrl+Shift+Z)`} disabled={!redo} onClick={redo} />
    </div>
  )
}

/** A finger needs no buttons to zoom, only one to come back. */
function ZoomButtons({ view, zoom, reset }: PhotoView) {
  const { t } = useLingui()
  const wide = useWide()
  const { minScale, maxScale } = appConfig.preview
  return (
    <>
      {wide && (
        <>
          <IconButton icon={Minus} label={t`缩小`} title={t`缩小 (−)`} disabled={view.scale <= minScale} onClick={() => zoom(1 / editorSettings.zoomStep)} />
          <span className={styles.scale}>{`${Math.round(view.scale * 100)}%`}</span>
          <IconButton icon={Plus} label={t`放大`} title={t`放大 (+)`} disabled={view.scale >= maxScale} onClick={() => zoom(editorSettings.zoomStep)} />
        </>
      )}
      {(wide || view.scale > 1) && <IconButton icon={Maximize} label={t`还原缩放`} title={t`还原缩放 (0)`} disabled={view.scale === 1} onClick={reset} />}
    </>
  )
}
