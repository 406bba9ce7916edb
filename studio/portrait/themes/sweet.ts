import { bare } from '../finish/frame.ts'
import { mat, scallops } from '../finish/frames.ts'
import { grades } from '../finish/grades.ts'
import type { Writing } from '../finish/lettering.ts'
import { lights } from '../light/lights.ts'
import type { Theme } from '../look.ts'
import { bank } from '../set/flowers.ts'
import { bokeh, glow, sparks } from '../set/light-pieces.ts'
import { bows } from '../set/garland.ts'
import { balloons, confetti, puffs, stripes, wallpaper } from '../set/party.ts'
import { fade, wall } from '../set/walls.ts'
import { together } from '../stage.ts'

const seat = { x: 0.5, y: 0.42, head: 0.36 }
const writing: Writing = { hand: 'italic', size: 88, colour: '#ffffff', glow: { colour: 'rgba(220,50,90,0.85)', reach: 20 } }
const PINKS = ['#ff6f91', '#ff9fb5', '#ffc7d3', '#e8425f']
const MACARON = ['#ffc9d6', '#c7e9dc', '#fbe7b2', '#d8cdf2', '#bfe0f5']

/** Sweet and festive. */
export const sweet: Theme = {
  looks: {
    balloons: {
      seat,
      back: [
        wall('#f2708c', '#ffd9df', 0.06),
        wallpaper('heart', '#fff2f4', 30, 0.3),
        balloons('heart', PINKS, [0.12, 0.2, 84], [0.28, 0.1, 56], [0.88, 0.17, 92], [0.74, 0.07, 52], [0.06, 0.44, 58], [0.95, 0.42, 64]),
        bokeh(['#fff0f4'], 22, 46, { strength: 0.45 }),
      ],
      light: lights.beauty,
      front: [
        together({ sigma: 9 }, balloons('heart', PINKS, [0.02, 0.93, 110], [0.99, 0.88, 120])),
        bows('#e8425f', [0.5, 0.955, 70]),
        confetti(['heart'], ['#ffffff', '#ff8fa8', '#ffd0da'], 22, 13),
      ],
      grade: grades.candy,
      frame: bare,
      title: { text: 'Sweet Heart', place: 'top', writing },
    },
    macaron: {
      seat,
      back: [
        fade('#d6eee6', '#fdeff0', '#fde3ea'),
        stripes(8, '#ffffff', 0.4),
        balloons('round', MACARON, [0.1, 0.24, 78], [0.22, 0.13, 62], [0.92, 0.2, 82], [0.8, 0.1, 60], [0.05, 0.48, 56], [0.96, 0.46, 60]),
        puffs('#fffafa', [0.08, 0.74, 130], [0.93, 0.72, 130]),
      ],
      light: { ...lights.beauty, wrap: 0.3 },
      front: [
        bank({ colours: ['#ffd7df', '#ffeef0', '#e9dcf6'], leaf: '#a9c7ae', size: 58 }, 0.17, 0.08, 0.02, 0.02, 0.08, 0.17),
        confetti(['disc', 'heart'], MACARON, 22, 11),
      ],
      grade: grades.airy,
      frame: scallops('#fff8f6', '#f4b9c6'),
      title: { text: 'Bonjour', place: 'top', writing: { ...writing, colour: '#d2426a', glow: { colour: '#ffffff', reach: 26 } } },
    },
    red: {
      seat,
      back: [
        wall('#8f0f1e', '#e2434c', 0.12),
        glow('#ff9a80', 0.5, 0.36, 0.6, 0.5),
        balloons('round', ['#d51f30', '#f7c9a8', '#b60f22', '#f2e3d5'], [0.1, 0.2, 84], [0.24, 0.1, 60], [0.91, 0.16, 88], [0.78, 0.07, 54], [0.04, 0.46, 64], [0.97, 0.44, 66]),
        bokeh(['#ffd9a8', '#ffb08a'], 26, 40, { strength: 0.5 }),
      ],
      light: lights.lantern,
      front: [bows('#d51f30', [0.12, 0.93, 84], [0.88, 0.95, 92]), confetti(['strip', 'star'], ['#ffdf9a', '#fff4dc', '#ff7a6b'], 34, 10), sparks('#ffe2a8', 30, 10)],
      grade: grades.festive,
      frame: mat('#fff3e6', '#c8283a', 34, 34),
      title: { text: '喜气洋洋', place: 'bottom', writing: { hand: 'brush', size: 84, spacing: 0.1, colour: '#ffe9bd', glow: { colour: 'rgba(110,0,12,1)', reach: 18 } } },
    },
    ribbons: {
      seat,
      back: [wall('#e6a2b4', '#fff1f1', 0.1, 0.1), bokeh(['#ffffff', '#ffe0e8'], 34, 66, { strength: 0.42 }), bows('#f48aa2', [0.13, 0.14, 88], [0.87, 0.12, 96])],
      light: lights.spring,
      front: [bank({ colours: ['#f792aa', '#fcc4cf', '#fff0f0'], leaf: '#7e9f7a', size: 64 }, 0.06, 0.02, 0, 0.03, 0.12, 0.22), sparks('#fff4f0', 26, 10)],
      grade: grades.candy,
      frame: mat('#fffaf8', '#f0a3b5', 38, 38),
      title: { text: 'Darling', place: 'bottom-left', writing },
    },
  },
}
