import { bare } from '../finish/frame.ts'
import { mat } from '../finish/frames.ts'
import { grades } from '../finish/grades.ts'
import type { Writing } from '../finish/lettering.ts'
import { lights } from '../light/lights.ts'
import type { Theme } from '../look.ts'
import { bench, checkers, floodlights, laserBeams, pennant } from '../set/american.ts'
import { bokeh, glow } from '../set/light-pieces.ts'
import { neonBoxes, neonSigns } from '../set/neon.ts'
import { scenery } from '../set/scenery.ts'
import { fade, fog, wall } from '../set/walls.ts'
import { together } from '../stage.ts'

const seat = { x: 0.5, y: 0.42, head: 0.36 }
const writing: Writing = { hand: 'serif', size: 46, spacing: 0.18, colour: '#2b2f3a' }

/** America: yearbook, diner, stadium. */
export const american: Theme = {
  looks: {
    yearbook: {
      seat,
      back: [wall('#2b4a74', '#9dbbd6', 0.42)],
      light: { ...lights.soft, rims: [{ from: [0.9, -0.6, 0], colour: [0.5, 0.55, 0.65] }] },
      front: [],
      grade: { ...grades.film, grain: 0.05, fade: 0.03, contrast: 1.08, saturation: 0.96 },
      frame: mat('#fbfaf5', undefined, 44, 150),
      title: { text: 'Class of 1998', line: 'MOST LIKELY TO SUCCEED', place: 'card', writing: { ...writing, hand: 'italic', spacing: 0 } },
    },
    laser: {
      seat,
      back: [wall('#150a33', '#4a2a86', 0.1), laserBeams(['#ff3fa4', '#3fd8ff', '#8a5bff'], 16)],
      light: { ...lights.neon, pull: 0.12 },
      front: [],
      grade: { ...grades.film, saturation: 1.12, glow: 0.4 },
      frame: bare,
      title: { text: "Picture Day '87", place: 'bottom-right', writing: { ...writing, hand: 'italic', size: 54, spacing: 0, colour: '#ffe9ff', glow: { colour: 'rgba(255,60,170,0.95)', reach: 20 } } },
    },
    diner: {
      seat: { ...seat, y: 0.44 },
      back: [
        fade('#123c46', '#1c5a60', '#d98a70'),
        together({ sigma: 5 }, checkers('#e9e2d2', '#1c2226', 0.86, 9)),
        together(
          { sigma: 3 },
          neonSigns({ text: 'DINER', hand: 'bold', x: 0.5, y: 0.14, size: 150, colour: '#ff4a5c' }, { text: 'open all night', hand: 'italic', x: 0.76, y: 0.22, size: 58, colour: '#35e0e8' }),
          neonBoxes('#35e0e8', [0.14, 0.025, 0.72, 0.14]),
        ),
        together({ sigma: 3 }, bench('#b81f2e', 0.6)),
        bokeh(['#ffd08a', '#ff8a70', '#8ff0ff'], 18, 38, { strength: 0.4, to: 0.6 }),
      ],
      light: { ...lights.neon, pull: 0.2 },
      front: [],
      grade: grades.film,
      frame: bare,
      title: { text: 'Milkshake & Fries', place: 'bottom', writing: { ...writing, hand: 'italic', size: 66, spacing: 0, colour: '#fff1dc', glow: { colour: 'rgba(120,14,24,1)', reach: 18 } } },
    },
    varsity: {
      seat,
      back: [fade('#0a1330', '#1f3560', '#2d5a3a'), floodlights([0.14, 0.12, 44], [0.86, 0.1, 50]), bokeh(['#cfe0ff', '#fff0d0'], 60, 22, { strength: 0.5, from: 0.4, to: 0.72 }), fog('#b9cfe8', 0.5, 0.35)],
      light: { ...lights.moon, pull: 0.16 },
      front: [pennant('VARSITY', '#8a1f2c', 0.05, 0.9, 330, -0.12)],
      grade: grades.cinema,
      frame: bare,
      title: { text: 'Friday Night', place: 'bottom-right', writing: { ...writing, hand: 'bold', size: 62, spacing: 0.02, colour: '#ffffff', glow: { colour: 'rgba(10,20,60,1)', reach: 18 } } },
    },
    roadtrip: {
      seat,
      back: [scenery({ scene: 'desert', time: 'day', palette: 'warm' }, { sigma: 5, seed: 21 }), glow('#fff0c8', 0.8, 0.12, 0.8, 0.7)],
      light: lights.sunset,
      front: [],
      grade: grades.film,
      frame: mat('#fdfbf4', undefined, 40, 130),
      title: { text: 'Route 66', line: 'SUMMER ON THE ROAD', place: 'card', writing: { ...writing, hand: 'bold', size: 44 } },
    },
  },
}
