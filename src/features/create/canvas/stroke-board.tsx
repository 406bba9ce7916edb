import { Trans, useLingui } from '@lingui/react/macro'
import { Eraser, Maximize, Paintbrush, Redo2, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState, type PointerEvent } from 'react'
import type { Upload } from '#contract/entities.ts'
import type { Stroke } from '#contract/generators/fields.ts'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { SegmentedControl } from '~/shared/ui/segmented-control/segmented-control.tsx'
import { Slider } from '~/shared/ui/slider/slider.tsx'
import { paintStrokes } from './stroke-paint.ts'
import styles from './stroke-board.module.css'
import { usePanZoom } from './use-pan-zoom.ts'

interface StrokeBoardProps {
  photo: Upload
  /** The cutout so far, shown bright over the darkened photo. */
  cutout?: string
  strokes: readonly Stroke[]
  onChange: (strokes: Stroke[]) => void
}

const BRUSH = 0.035

/** Marks on a photo what to keep and what to remove: one finger paints, two pan and zoom. */
export function StrokeBoard({ photo, cutout, strokes, onChange }: StrokeBoardProps) {
  const { t } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [mode, setMode] = useState<Stroke['mode']>('keep')
  const [brush, setBrush] = useState(BRUSH)
  const [drawn, setDrawn] = useState<Stroke>()
  const [undone, setUndone] = useState<Stroke[]>([])
  const { view, reset } = usePanZoom(frame, () => setDrawn(undefined))

  useEffect(() => {
    const paint = () => {
      const { clientWidth, clientHeight } = frame.current!
      paintStrokes(canvas.current!, drawn ? [...strokes, drawn] : strokes, clientWidth, clientHeight)
    }
    paint()
    const observer = new ResizeObserver(paint)
    observer.observe(frame.current!)
    return () => observer.disconnect()
  }, [drawn, strokes])

  const pointOf = (event: PointerEvent): [number, number] => {
    const box = canvas.current!.getBoundingClientRect()
    const share = (value: number) => Math.min(1, Math.max(0, value))
    return [share((event.clientX - box.left) / box.width), share((event.clientY - box.top) / box.height)]
  }
  const down = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.isPrimary || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    // Zoomed in, the same finger paints a finer line.
    setDrawn({ mode, radius: Math.max(0.001, brush / view.scale), points: [pointOf(event)] })
  }
  const move = (event: PointerEvent) => {
    if (!drawn || !event.isPrimary) return
    setDrawn({ ...drawn, points: [...drawn.points, pointOf(event)].slice(0, 2000) })
  }
  const up = () => {
    if (!drawn) return
    onChange([...strokes, drawn])
    setUndone([])
    setDrawn(undefined)
  }
  const undo = () => {
    const last = strokes.at(-1)
    if (!last) return
    setUndone([...undone, last])
    onChange(strokes.slice(0, -1))
  }
  const redo = () => {
    const next = undone.at(-1)
    if (!next) return
    setUndone(undone.slice(0, -1))
    onChange([...strokes, next])
  }

  return (
    <div className={styles.board}>
      <div
        ref={frame}
        className={styles.frame}
        style={{ aspectRatio: `${photo.width} / ${photo.height}`, maxWidth: `calc(var(--canvas-height) * ${photo.width / photo.height})` }}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={() => setDrawn(undefined)}
      >
        <div className={styles.layers} style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}>
          <img src={photo.url} alt={t`你的照片`} draggable={false} data-dim={cutout ? true : undefined} />
          {cutout && <img src={cutout} alt="" draggable={false} />}
          <canvas ref={canvas} />
        </div>
      </div>
      <div className={styles.tools}>
        <SegmentedControl
          label={t`画笔`}
          value={mode}
          onChange={setMode}
          choices={[
            { value: 'keep', label: <span className={styles.tool}><Paintbrush aria-hidden /><Trans>保留</Trans></span> },
            { value: 'remove', label: <span className={styles.tool}><Eraser aria-hidden /><Trans>去除</Trans></span> },
          ]}
        />
        <div className={styles.buttons}>
          <IconButton icon={Undo2} label={t`撤销`} disabled={strokes.length === 0} onClick={undo} />
          <IconButton icon={Redo2} label={t`重做`} disabled={undone.length === 0} onClick={redo} />
          <IconButton icon={Maximize} label={t`还原缩放`} disabled={view.scale === 1} onClick={reset} />
        </div>
        <Slider label={t`画笔大小`} value={brush} onChange={setBrush} min={0.008} max={0.1} step={0.002} format={(value) => `${Math.round(value * 1000) / 10}%`} className={styles.size} />
      </div>
      <p className={styles.hint}>
        <Trans>绿色是要保留的，红色是要去除的；双指缩放可以画得更细</Trans>
      </p>
    </div>
  )
}
