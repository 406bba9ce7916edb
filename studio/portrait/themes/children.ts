import { goldLine, scallops } from '../finish/frames.ts'
import { grades } from '../finish/grades.ts'
import type { Writing } from '../finish/lettering.ts'
import { lights } from '../light/lights.ts'
import type { Theme } from '../look.ts'
import { beasts, blocks } from '../set/beasts.ts'
import { omenClouds, rays } from '../set/festive.ts'
import { petals } from '../set/flowers.ts'
import { bokeh, glow, sparks } from '../set/light-pieces.ts'
import { lanterns } from '../set/lanterns.ts'
import { bunting } from '../set/garland.ts'
import { balloons, confetti, puffs, stripes, wallpaper } from '../set/party.ts'
import { fade, wall } from '../set/walls.ts'
import { together } from '../stage.ts'

const seat = { x: 0.5, y: 0.46, head: 0.34 }
const writing: Writing = { hand: 'brush', size: 92, spacing: 0.08, colour: '#ffffff', glow: { colour: 'rgba(214,60,50,1)', reach: 16 } }
const CANDY = ['#ff8f8f', '#ffd166', '#8fd3ff', '#a7e3b3', '#ffb3d1']

/** Children at New Year. */
export const children: Theme = {
  looks: {
    lantern: {
      seat,
      back: [
        fade('#ffb9a8', '#ffd9bd', '#fff0d8'),
        rays('#fff8e0', 22, 0.4),
        puffs('#fff4ea', [0.1, 0.3, 130], [0.92, 0.2, 150], [0.86, 0.6, 110], [0.08, 0.66, 120]),
        lanterns('#ec4b3a', [0.3, 0.12, 50], [0.7, 0.1, 58]),
        beasts('rabbit', [0.14, 0.28, 78], [0.88, 0.34, 70]),
        sparks('#fff2c0', 40, 9),
      ],
      light: { ...lights.beauty, wrap: 0.4 },
      front: [
        puffs('#fff6ee', [0.06, 1.0, 150], [0.94, 1.0, 160], [0.5, 1.06, 150], [0.26, 1.04, 120], [0.74, 1.05, 120]),
        beasts('rabbit', [0.13, 0.9, 84]),
        blocks('福春', ['#f0574a', '#f6a93b'], [0.84, 0.93, 92], [0.93, 0.86, 70]),
        together({ sigma: 3 }, confetti(['disc', 'heart'], CANDY, 16, 13)),
      ],
      grade: grades.candy,
      frame: scallops('#fff4e8', '#f0877c'),
      title: { text: '兔宝迎春', place: 'bottom', writing },
    },
    clouds: {
      seat,
      back: [
        fade('#e5383b', '#f2603f', '#ffb35c'),
        rays('#ffdf7e', 24, 0.3),
        omenClouds('#ffe6b8', '#e2553f', [0.1, 0.36, 86], [0.93, 0.3, 92], [0.08, 0.7, 80], [0.95, 0.68, 80]),
        beasts('tiger', [0.16, 0.17, 84], [0.86, 0.14, 74]),
        lanterns('#d61f26', [0.36, 0.07, 42], [0.64, 0.06, 42]),
        glow('#ffe0a0', 0.5, 0.42, 0.55, 0.5),
      ],
      light: { ...lights.lantern, pull: 0.08 },
      front: [
        omenClouds('#fff0d0', '#e2553f', [0.04, 1.0, 110], [0.96, 1.01, 118], [0.34, 1.07, 110], [0.68, 1.07, 110]),
        beasts('tiger', [0.87, 0.9, 88]),
        confetti(['strip', 'disc'], ['#ffe28a', '#fff3d0', '#ff8a5c'], 26, 10),
      ],
      grade: { ...grades.festive, exposure: 1.05, vignette: 0.1 },
      frame: goldLine('#ffe7a8'),
      title: { text: '虎虎生威', place: 'bottom-left', writing: { ...writing, glow: { colour: 'rgba(150,20,10,1)', reach: 18 } } },
    },
    candy: {
      seat,
      back: [
        fade('#bfe6ff', '#d9f1ff', '#ffe3ee'),
        stripes(9, '#ffffff', 0.32),
        bunting(CANDY, 0.03, 0.07),
        balloons('round', CANDY, [0.12, 0.32, 66], [0.25, 0.24, 58], [0.9, 0.28, 70], [0.78, 0.2, 52], [0.95, 0.48, 52], [0.05, 0.5, 50]),
        bokeh(['#ffffff'], 16, 52, { strength: 0.4 }),
      ],
      light: lights.beauty,
      front: [
        puffs('#ffffff', [0.02, 0.99, 150], [0.98, 0.98, 160], [0.5, 1.07, 170], [0.25, 1.06, 120], [0.76, 1.06, 120]),
        blocks('新年好', CANDY, [0.1, 0.93, 92], [0.2, 0.95, 78], [0.9, 0.93, 90]),
        confetti(['star', 'disc'], CANDY, 22, 13),
      ],
      grade: grades.candy,
      frame: scallops('#ffffff', '#8fd3ff'),
      title: { text: '新年快乐', line: 'HAPPY NEW YEAR', place: 'bottom', writing: { ...writing, colour: '#e6344c', glow: { colour: '#ffffff', reach: 30 } } },
    },
    garden: {
      seat,
      back: [
        wall('#f6a5a0', '#ffe9dc', 0.2),
        wallpaper('star', '#fff6d8', 26, 0.5),
        beasts('rabbit', [0.86, 0.22, 76]),
        beasts('tiger', [0.14, 0.24, 72]),
        together({ sigma: 4 }, petals({ bloom: 'peach' }, 20, 24)),
      ],
      light: lights.spring,
      front: [petals({ bloom: 'peach' }, 14, 22), puffs('#fff2ee', [0.08, 1.02, 150], [0.92, 1.02, 150], [0.5, 1.08, 170])],
      grade: grades.candy,
      frame: scallops('#f0635c', '#ffe2b0'),
      title: { text: '万事如意', place: 'bottom', writing },
    },
  },
}
