import { useState, type KeyboardEvent } from 'react'
import { editorSettings } from '../editor-settings.ts'
import { pointAt } from '../geometry.ts'
import { undoByKey } from '../history-keys.ts'
import type { Point } from '../simplify.ts'
import { moved } from '../stage/arrow-keys.ts'
import type { PhotoView } from '../stage/use-view.ts'
import type { MaskTools, Tool } from './use-mask-tools.ts'

const toolKeys: Record<string, Tool> = { b: 'brush', s: 'tap', l: 'lasso' }
const { brush: limits, keyStep, zoomStep } = editorSettings

/** The mask editor by keys: a cursor on the photo, and shortcuts wherever in the editor the focus is. */
export function useMaskKeys(tools: MaskTools, { size, view, fit, zoom, reset }: PhotoView, invertible: boolean) {
  const [cursor, setCursor] = useState<Point>()
  const [panning, setPanning] = useState(false)

  const press = (at: Point, key: string) => {
    if (tools.tool === 'tap') return void tools.tapAt(at)
    if (tools.tool === 'brush') {
      tools.begin(at)
      // Space keeps the brush down until it is let go.
      if (key === 'Enter') tools.end()
      return
    }
    const corners = tools.live?.points
    const closes = corners && corners.length > 2 && Math.hypot(at[0] - corners[0]![0], at[1] - corners[0]![1]) < keyStep
    if (!corners) tools.begin(at)
    else if (closes) tools.end()
    else tools.extend([at])
  }
  const onStageKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const here = cursor ?? pointAt({ x: size.width / 2, y: size.height / 2 }, view, fit)
    const next = moved(here, event)
    if (next) {
      setCursor(next)
      if (tools.tool === 'brush') tools.extend([next])
    } else if (event.key === ' ' && !cursor) setPanning(true)
    else if (event.key === ' ' || event.key === 'Enter') {
      setCursor(here)
      if (cursor && !event.repeat) press(here, event.key)
    } else if (event.key === 'Escape' && tools.live) tools.drop()
    else return
    event.preventDefault()
  }
  const onStageKeyUp = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    setPanning(false)
    if (tools.tool === 'brush') tools.end()
  }
  const onShortcut = (event: KeyboardEvent) => {
    if (undoByKey(event, tools.history) || event.ctrlKey || event.metaKey || event.altKey) return
    const key = event.key.toLowerCase()
    const resize = (by: number) => tools.setBrush(Math.min(limits.to, Math.max(limits.from, tools.brush * by)))
    const tool = toolKeys[key]
    if (tool) tools.setTool(tool)
    else if (key === 'x') tools.setMode(tools.mode === 'keep' ? 'remove' : 'keep')
    else if (key === 'i' && invertible) tools.invert()
    else if (key === '[') resize(1 / 1.2)
    else if (key === ']') resize(1.2)
    else if (key === '+' || key === '=') zoom(zoomStep)
    else if (key === '-') zoom(1 / zoomStep)
    else if (key === '0') reset()
  }
  return {
    cursor,
    panning,
    onStageKey,
    onStageKeyUp,
    onShortcut,
    /** The mouse or a finger takes over. */
    leave: () => {
      setCursor(undefined)
      setPanning(false)
    },
  }
}
