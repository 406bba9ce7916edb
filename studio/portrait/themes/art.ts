import { bare, type Frame } from '../finish/frame.ts'
import type { Grade } from '../finish/grade.ts'
import { goldLine, letterbox, mat } from '../finish/frames.ts'
import { grades } from '../finish/grades.ts'
import type { Lighting } from '../light/lighting.ts'
import { lights } from '../light/lights.ts'
import type { Look } from '../look.ts'
import { boughs, petals } from '../set/flowers.ts'
import { bokeh, glow, sparks } from '../set/light-pieces.ts'
import { nimbus, plaster, ribbon } from '../set/mural.ts'
import { curtains } from '../set/deco.ts'
import { puffs } from '../set/party.ts'
import { scenery } from '../set/scenery.ts'
import { fade, fog, wall } from '../set/walls.ts'
import { together } from '../stage.ts'

type Set = Pick<Look, 'back' | 'front'>

const begonia = { bloom: 'peach', colour: '#f2a0b4', bark: '#4a3128', size: 30, density: 0.8 } as const

const sets = {
  grey: { back: [wall('#2e3032', '#a4a6a6', 0.34)], front: [] },
  warm: { back: [wall('#3f2a1c', '#b98a62', 0.36)], front: [] },
  night: { back: [wall('#070b1c', '#23386a', 0.12), bokeh(['#ffd9a0', '#8fb8ff', '#ffffff'], 46, 44, { strength: 0.5 })], front: [sparks('#dfe8ff', 20, 9)] },
  blossom: {
    back: [fade('#cfe0ec', '#f8e8ec', '#fbeeee'), together({ sigma: 3 }, boughs(begonia, [1.05, 0.3, 0.4, 0.06], [-0.05, 0.1, 0.36, 0.24]))],
    front: [petals(begonia, 18, 18), fog('#fdf2f2', 0.86, 0.6)],
  },
  mural: {
    back: [
      plaster('#cfa366', '#7a4c2c', 0.6),
      nimbus(2, 'rgba(74,36,20,0.7)', [1, '#4f937c', 'flames'], [0.84, '#e6d3a4'], [0.8, '#b4472c', 'petals'], [0.6, '#e0c48c']),
      ribbon('#2f5f8f', '#e4c98d', 30, [-0.1, 0.8], [0.16, 0.6], [0.08, 0.34], [0.3, 0.1], [0.6, -0.1]),
    ],
    front: [together({ alpha: 0.2, mode: 'soft-light' }, plaster('#f4e6c6', '#5a3a20', 1))],
  },
  sky: { back: [fade('#6fb0e6', '#bfe0f6', '#f4f0ea'), puffs('#f6fbff', [0.16, 0.24, 170], [0.84, 0.36, 190], [0.5, 0.08, 140], [0.08, 0.66, 150], [0.94, 0.72, 160])], front: [] },
  rose: { back: [wall('#5c1024', '#c8445c', 0.2), together({ sigma: 4 }, curtains('#7a1428', 0.2)), glow('#ffb0a0', 0.5, 0.36, 0.5, 0.4)], front: [petals({ bloom: 'rose', colour: '#d8304a' }, 22, 26)] },
  ink: { back: [scenery({ scene: 'inkwash', palette: 'mono' }, { sigma: 1.5, seed: 12 })], front: [fog('#f2ece0', 0.8, 0.85)] },
} satisfies Record<string, Set>

const keys = {
  soft: lights.soft,
  side: lights.rembrandt,
  rim: { ...lights.beauty, fill: [0.4, 0.4, 0.44], rims: [{ from: [-1, -0.4, 0], colour: [1, 1, 1] }, { from: [1, -0.4, 0], colour: [1, 1, 1] }], shadow: 0.2, wrap: 0.1 },
  window: lights.window,
  candle: { ...lights.lantern, key: { from: [-0.3, 0.5, 0.7], colour: lights.lantern.key.colour } },
} satisfies Record<string, Lighting>

const films = {
  natural: grades.natural,
  film: grades.film,
  warm: grades.golden,
  cool: { ...grades.clean, shadows: [0.44, 0.5, 0.57], lights: [0.48, 0.51, 0.54], saturation: 0.94 },
  mono: grades.mono,
  faded: { ...grades.film, fade: 0.1, contrast: 0.98, saturation: 0.76 },
} satisfies Record<string, Grade>

const frames = {
  none: bare,
  white: mat('#ffffff', undefined, 44, 44),
  film: letterbox,
  gold: goldLine('#e0bd72'),
  polaroid: mat('#fbfaf6', undefined, 54, 190),
} satisfies Record<string, Frame>

export interface ArtChoice {
  set: keyof typeof sets
  light: keyof typeof keys
  grade: keyof typeof films
  frame: keyof typeof frames
}

/** A look put together from parts that the person chooses. */
export function artLook({ set, light, grade, frame }: ArtChoice): Look {
  const onCard = frame === 'polaroid' || frame === 'film'
  const ink = frame === 'polaroid' ? '#4a4640' : '#ffffff'
  return {
    ...sets[set],
    seat: { x: 0.5, y: 0.41, head: 0.34 },
    light: keys[light],
    grade: films[grade],
    frame: frames[frame],
    title: {
      text: '',
      place: onCard ? 'card' : 'bottom',
      writing: { hand: 'brush', size: onCard ? 56 : 72, spacing: 0.08, colour: ink, glow: { colour: onCard ? 'rgba(0,0,0,0)' : 'rgba(20,16,24,0.8)', reach: 16 } },
    },
  }
}
