import { useRef, useState } from 'react'
import type { Tap } from '#contract/generators/fields.ts'
import { editorSettings } from '../editor-settings.ts'
import type { Point } from '../simplify.ts'
import type { Drawing, Touch } from '../stage/use-gestures.ts'
import { useHistory } from '../use-history.ts'
import { tapColours } from './tap-colours.ts'

const START = 1

/** Colours put on places of a drawing; one that is chosen takes the colour that is picked. */
export function useTaps(taps: readonly Tap[], onChange: (taps: Tap[]) => void) {
  const [colour, setColour] = useState(tapColours[START]!.colour)
  const [chosen, setChosen] = useState<number>()
  const history = useHistory<readonly Tap[]>(
    taps,
    (next) => {
      setChosen(undefined)
      onChange([...next])
    },
    () => taps.map((_, placed) => taps.slice(0, placed)),
  )
  const down = useRef<Touch>(undefined)
  const full = taps.length >= editorSettings.mostTaps
  const add = (at: Point) => {
    if (!full) history.commit([...taps, { at, colour }])
  }
  const drawing: Drawing = {
    start: (touch) => {
      down.current = touch
    },
    move: ({ place }) => {
      const from = down.current?.place
      if (from && Math.hypot(place.x - from.x, place.y - from.y) > editorSettings.tapPx) down.current = undefined
    },
    end: () => {
      if (down.current) add(down.current.point)
    },
    cancel: () => {},
  }
  return {
    colour: chosen === undefined ? colour : taps[chosen]!.colour,
    chosen,
    full,
    history,
    drawing,
    add,
    toggle: (index: number) => {
      history.settle()
      setChosen(chosen === index ? undefined : index)
    },
    pick: (picked: string) => {
      setColour(picked)
      if (chosen === undefined) return
      // The colour wheel tells every colour on its way: one step.
      history.adjust(taps.map((tap, index) => (index === chosen ? { ...tap, colour: picked } : tap)))
      setChosen(chosen)
    },
    settle: history.settle,
    remove: (index: number) => history.commit(taps.filter((_, other) => other !== index)),
    clear: () => history.commit([]),
  }
}
