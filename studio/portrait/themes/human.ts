import { bare } from '../finish/frame.ts'
import { grades } from '../finish/grades.ts'
import type { Writing } from '../finish/lettering.ts'
import { lights } from '../light/lights.ts'
import type { Look, Theme } from '../look.ts'
import { bokeh, thrownLight } from '../set/light-pieces.ts'
import { fade, wall } from '../set/walls.ts'

const seat = { x: 0.5, y: 0.39, head: 0.36, closeUp: true }
const quiet: Writing = { hand: 'serif', size: 30, spacing: 0.5, colour: 'rgba(255,255,255,0.75)' }
const title = { text: 'PORTRAIT', place: 'bottom', writing: quiet } as const
const base = { seat, front: [], frame: bare, title }

/** A portrait studio. */
export const human: Theme = {
  looks: {
    grey: { ...base, back: [wall('#2e3032', '#a4a6a6', 0.34)], light: lights.rembrandt, grade: grades.clean },
    blue: { ...base, back: [wall('#123053', '#7fa6cf', 0.1)], light: lights.soft, grade: grades.clean },
    white: {
      ...base,
      back: [fade('#ffffff', '#f3f3f4', '#e9eaec')],
      light: { ...lights.beauty, wrap: 0.3 },
      grade: grades.airy,
      title: { ...title, writing: { ...quiet, colour: 'rgba(150,156,166,0.95)' } },
    },
    mono: { ...base, back: [wall('#060606', '#595959', 0.3, 0.2)], light: { ...lights.rembrandt, fill: [0.14, 0.14, 0.14] }, grade: grades.mono },
    film: { ...base, back: [wall('#3d4a44', '#b9ab8a', 0.4), bokeh(['#ffe2b0', '#ffd08a'], 14, 60, { strength: 0.3, to: 0.6 })], light: lights.soft, grade: grades.film },
    window: { ...base, back: [wall('#5b4434', '#c99f78', 0.2), thrownLight('#ffd9a0', 'panes', 0.6)], light: lights.window, grade: grades.golden },
  } satisfies Record<string, Look>,
}
