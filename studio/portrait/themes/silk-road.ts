import { bare } from '../finish/frame.ts'
import { goldLine } from '../finish/frames.ts'
import { grades } from '../finish/grades.ts'
import type { Writing } from '../finish/lettering.ts'
import { lights } from '../light/lights.ts'
import type { Theme } from '../look.ts'
import { mosaicLamps } from '../set/lanterns.ts'
import { bokeh, glow, sparks } from '../set/light-pieces.ts'
import { ribbon } from '../set/mural.ts'
import { scenery } from '../set/scenery.ts'
import { carpet, coinStrings, horseshoeArch, veil } from '../set/silk-road.ts'
import { fade, fog, wall } from '../set/walls.ts'
import { together } from '../stage.ts'

const seat = { x: 0.5, y: 0.43, head: 0.32 }
const GOLD = '#e0b054'
const writing: Writing = { hand: 'brush', size: 88, spacing: 0.1, colour: '#f8dfa4', glow: { colour: 'rgba(70,20,10,0.95)', reach: 18 } }
const title = { text: '丝路风光', line: 'ALONG THE SILK ROAD', place: 'bottom', writing } as const

/** On the Silk Road. */
export const silkRoad: Theme = {
  looks: {
    desert: {
      seat,
      back: [
        scenery({ scene: 'desert', time: 'sunset' }, { sigma: 4, seed: 3 }),
        glow('#ffc070', 0.5, 0.5, 0.6, 0.6),
        horseshoeArch('#8c4a36', GOLD),
        mosaicLamps(['#e2733c', '#f2c14e', '#3fa7a0', '#c8324a'], [0.1, 0.26, 44], [0.9, 0.2, 50]),
      ],
      light: lights.sunset,
      front: [together({ sigma: 1.5 }, carpet('#8a1f2a', [GOLD, '#2f7f86', '#e4d3ae'], 0.1)), together({ sigma: 2 }, veil('#d9485a', 0.2, [0.7, 0.86, 0.62], [0.88, 0.98, 0.8])), sparks('#ffd58a', 50, 10)],
      grade: grades.golden,
      frame: bare,
      title,
    },
    tent: {
      seat,
      back: [
        wall('#3a0d22', '#a8283c', 0.2),
        together({ sigma: 3 }, veil('#e0934a', 0.35, [0.02, 0.3, 0.0], [0.3, 0.06, 0.34])),
        mosaicLamps(['#f0a13c', '#e0507a', '#46b3b0', '#f3d27a'], [0.14, 0.22, 58], [0.86, 0.16, 64], [0.72, 0.08, 36], [0.28, 0.06, 34]),
        bokeh(['#ffc66e', '#ff9a6a'], 34, 36, { strength: 0.55 }),
        coinStrings(GOLD, 21, 0.2),
      ],
      light: lights.lantern,
      front: [carpet('#5a1530', [GOLD, '#b8324a', '#2f7f86'], 0.11), together({ sigma: 2.5 }, veil('#8a3fa0', 0.2, [0.6, 0.9, 0.74], [0.82, 1.0, 0.92])), sparks('#ffd890', 60, 11)],
      grade: grades.festive,
      frame: goldLine(GOLD),
      title,
    },
    moon: {
      seat: { ...seat, x: 0.46, head: 0.29 },
      back: [scenery({ scene: 'desert', time: 'night' }, { sigma: 2.5, seed: 11 }), glow('#b9c6ff', 0.7, 0.2, 0.6, 0.35), ribbon('#c8324a', GOLD, 46, [-0.1, 0.62], [0.2, 0.5], [0.5, 0.62], [0.8, 0.44], [1.1, 0.52])],
      light: { ...lights.moon, key: lights.lantern.key },
      front: [ribbon('#e0506a', '#f3c98a', 40, [-0.1, 0.92], [0.24, 0.84], [0.5, 0.94], [0.8, 0.86], [1.1, 0.96]), fog('#40355e', 0.86, 0.6), sparks('#ffe2a8', 60, 9)],
      grade: grades.cinema,
      frame: goldLine('#d8c08a'),
      title,
    },
    palace: {
      seat,
      back: [fade('#f3c38a', '#f7dcb0', '#e9b27c'), glow('#fff0cc', 0.5, 0.4, 0.6, 0.7), horseshoeArch('#1f7f86', '#f0c465'), mosaicLamps(['#3fb7b0', '#f2c14e', '#e2733c'], [0.1, 0.24, 46], [0.9, 0.24, 46])],
      light: { ...lights.daylight, pull: 0.14 },
      front: [together({ sigma: 1 }, carpet('#145c66', ['#f0c465', '#e4733c', '#f2e4c4'], 0.1)), together({ sigma: 2 }, veil('#f0e0c0', 0.2, [0.66, 0.88, 0.7], [0.84, 1, 0.9])), sparks('#fff0c0', 40, 9)],
      grade: grades.golden,
      frame: goldLine('#f0c465'),
      title,
    },
  },
}
