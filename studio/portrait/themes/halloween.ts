import { bare } from '../finish/frame.ts'
import { goldLine } from '../finish/frames.ts'
import { grades } from '../finish/grades.ts'
import type { Writing } from '../finish/lettering.ts'
import { lights } from '../light/lights.ts'
import type { Theme } from '../look.ts'
import { bareTree, bats, candles, castle, pumpkins } from '../set/halloween.ts'
import { bokeh, glow, sparks } from '../set/light-pieces.ts'
import { fullMoon } from '../set/palace.ts'
import { confetti } from '../set/party.ts'
import { curtains } from '../set/deco.ts'
import { fade, fog, wall } from '../set/walls.ts'
import { together } from '../stage.ts'

const seat = { x: 0.5, y: 0.44, head: 0.32 }
const writing: Writing = { hand: 'italic', size: 92, colour: '#ffb14a', glow: { colour: 'rgba(40,8,50,0.95)', reach: 22 } }
const title = { text: 'Happy Halloween', place: 'bottom', writing } as const

/** Halloween. */
export const halloween: Theme = {
  looks: {
    castle: {
      seat,
      back: [
        fade('#140b2e', '#3a1f5a', '#7a3a5a'),
        fullMoon('#ffe2a8', 0.36, 0.27, 0.26),
        castle('#1a0f2c', '#ffc24a', 0.76, 0.6, 520),
        bareTree('#120a20', 0.02, 0.9, 0.25, 760),
        bats('#150c24', 18, 64),
        fog('#7a4a80', 0.5, 0.6),
      ],
      light: { ...lights.moon, rims: [{ from: [-0.9, -0.7, 0], colour: [1, 0.62, 0.3] }, { from: [1, -0.4, 0], colour: [0.45, 0.35, 0.9] }] },
      front: [fog('#2c1a44', 0.82, 0.75), pumpkins([0.13, 0.91, 92], [0.9, 0.94, 78]), sparks('#ffb450', 30, 10), together({ sigma: 6 }, bats('#0c0618', 2, 150))],
      grade: grades.gothic,
      frame: bare,
      title,
    },
    candles: {
      seat,
      back: [
        wall('#0e0706', '#5a2415', 0.35),
        together({ sigma: 5 }, curtains('#3a0a10', 0.2)),
        together({ sigma: 4 }, candles('#e8d8b8', [0.1, 0.44, 120], [0.2, 0.5, 84], [0.9, 0.4, 130], [0.8, 0.5, 90])),
        bokeh(['#ffb24a', '#ff8a3a'], 26, 34, { strength: 0.55 }),
      ],
      light: { ...lights.lantern, key: { from: [-0.3, 0.55, 0.7], colour: lights.lantern.key.colour }, fill: [0.24, 0.2, 0.26] },
      front: [candles('#efe2c4', [0.1, 0.99, 150], [0.2, 1.0, 100], [0.88, 0.99, 170], [0.79, 1.0, 110]), fog('#1a0a08', 0.86, 0.5), sparks('#ffc060', 40, 9)],
      grade: { ...grades.gothic, vignette: 0.5 },
      frame: goldLine('#a8793a'),
      title: { ...title, text: 'Midnight', writing: { ...writing, colour: '#ffd9a0' } },
    },
    pumpkins: {
      seat,
      back: [
        wall('#e2661c', '#ffb14a', 0.1),
        together({ alpha: 0.9 }, bats('#3a1646', 16, 70)),
        glow('#fff0b0', 0.5, 0.4, 0.6, 0.6),
        confetti(['star', 'disc'], ['#7a3aa0', '#fff3d0', '#3a1646'], 30, 12),
      ],
      light: lights.beauty,
      front: [pumpkins([0.1, 0.93, 104], [0.9, 0.94, 96], [0.72, 1.0, 70], [0.29, 1.01, 66]), confetti(['star', 'strip'], ['#7a3aa0', '#ffffff', '#a7e04a'], 22, 12)],
      grade: grades.candy,
      frame: bare,
      title: { ...title, text: 'Trick or Treat', writing: { ...writing, colour: '#ffffff', glow: { colour: 'rgba(80,20,110,1)', reach: 20 } } },
    },
    woods: {
      seat,
      back: [
        fade('#0c1a1c', '#2a4a48', '#6a8a7a'),
        glow('#cfe8c8', 0.5, 0.3, 0.6, 0.5),
        together({ sigma: 6 }, bareTree('#1a2c2c', 0.3, 1, 0.1, 900), bareTree('#1a2c2c', 0.74, 1, -0.1, 860)),
        fog('#8fae9c', 0.3, 0.5),
        bareTree('#0a1214', -0.02, 1, 0.2, 960),
        bareTree('#0a1214', 1.02, 1, -0.22, 940),
      ],
      light: { ...lights.moon, pull: 0.2 },
      front: [fog('#4a6a5e', 0.74, 0.75), pumpkins([0.86, 0.93, 72]), sparks('#d8f0a0', 34, 10)],
      grade: { ...grades.gothic, shadows: [0.42, 0.52, 0.5] },
      frame: bare,
      title: { ...title, text: 'The Hollow', writing: { ...writing, colour: '#e2f0d0', glow: { colour: 'rgba(8,24,20,1)', reach: 20 } } },
    },
  },
}
