import { useEffect, useRef, useState } from 'react'
import type { Upload } from '#contract/entities.ts'
import type { Mask, Stroke } from '#contract/generators/fields.ts'
import { editorSettings } from '../editor-settings.ts'
import type { Point } from '../simplify.ts'
import type { Drawing, Touch } from '../stage/use-gestures.ts'
import type { PhotoView } from '../stage/use-view.ts'
import { useHistory } from '../use-history.ts'
import { areaStroke, boxBetween, emptyMask, isTooSmall, lineStroke, stepsTo, withStroke, writtenMode, type Mode } from './mask-strokes.ts'
import { useSelection } from './use-selection.ts'

export type Tool = 'brush' | 'tap' | 'lasso'
/** Why a stroke was not taken. */
export type Refusal = 'no-edges' | 'full'

/** The tools of the mask editor: what is chosen, what is being drawn, and what drawing does. */
export function useMaskTools(photo: Upload, { view, fit }: PhotoView, mask: Mask, onChange: (mask: Mask) => void) {
  const [tool, setTool] = useState<Tool>('brush')
  const [mode, setMode] = useState<Mode>('keep')
  const [brush, setBrush] = useState<number>(editorSettings.brush.start)
  const [live, setLive] = useState<Stroke>()
  const [touch, setTouch] = useState<Touch>()
  const [refusal, setRefusal] = useState<Refusal>()
  const history = useHistory(mask, onChange, () => stepsTo(mask))
  const select = useSelection(photo.url, tool === 'tap')
  // A pointer may be lifted before what it drew last was rendered.
  const current = useRef<Stroke>(undefined)
  const origin = useRef<Touch>(undefined)
  const written = writtenMode(mask, mode)
  const reach = brush * fit.width

  const show = (stroke: Stroke | undefined) => {
    current.current = stroke
    setLive(stroke)
  }
  const commit = (stroke: Stroke) => {
    if (isTooSmall(stroke)) return
    const next = withStroke(mask, stroke)
    setRefusal(next ? undefined : 'full')
    if (next) history.commit(next)
  }
  const latest = useRef(commit)
  useEffect(() => {
    latest.current = commit
  })
  const tapAt = async (point: Point) => {
    const outline = await select(point)
    if (outline) latest.current(areaStroke(written, outline))
    else setRefusal('no-edges')
  }
  const begin = (point: Point) => {
    setRefusal(undefined)
    // Zoomed in, the same finger paints a finer line.
    if (tool === 'brush') show(lineStroke(written, brush / view.scale, [point]))
    if (tool === 'lasso') show(areaStroke(written, [point]))
  }
  const extend = (points: Point[]) => {
    if (current.current) show({ ...current.current, points: [...current.current.points, ...points] })
  }
  const end = () => {
    if (current.current) commit(current.current)
    show(undefined)
  }
  const drawing: Drawing = {
    start: (at) => {
      origin.current = at
      // An outline may begin beside the photo; a stroke or a tap there means nothing.
      if (tool !== 'lasso' && at.beside > reach) return
      setTouch(at)
      begin(at.point)
    },
    move: (at, points) => {
      if (tool !== 'tap' && !current.current) return
      setTouch(at)
      const from = origin.current!
      if (tool === 'brush' && at.beside > reach) return
      if (tool !== 'tap') extend(points)
      else if (Math.hypot(at.place.x - from.place.x, at.place.y - from.place.y) > editorSettings.tapPx) {
        show(areaStroke(written, boxBetween(from.point, at.point)))
      }
    },
    end: () => {
      setTouch(undefined)
      if (tool === 'tap' && !current.current && origin.current!.beside <= reach) void tapAt(origin.current!.point)
      end()
    },
    cancel: () => {
      setTouch(undefined)
      show(undefined)
    },
  }
  return {
    tool, setTool, mode, setMode, brush, setBrush, live, touch, refusal, history, drawing,
    begin, extend, end, tapAt,
    drop: () => show(undefined),
    invert: () => history.commit({ ...mask, inverted: !mask.inverted }),
    clear: () => history.commit(emptyMask),
  }
}

export type MaskTools = ReturnType<typeof useMaskTools>
