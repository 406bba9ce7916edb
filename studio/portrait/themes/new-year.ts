import { artDeco, goldLine, mat } from '../finish/frames.ts'
import { grades } from '../finish/grades.ts'
import type { Writing } from '../finish/lettering.ts'
import { lights } from '../light/lights.ts'
import type { Theme } from '../look.ts'
import { couplets, diamond, omenClouds, paperCut, rays } from '../set/festive.ts'
import { boughs, bank, petals } from '../set/flowers.ts'
import { lanterns } from '../set/lanterns.ts'
import { glow, sparks } from '../set/light-pieces.ts'
import { goldLeaf } from '../set/mural.ts'
import { fog, wall } from '../set/walls.ts'
import { together } from '../stage.ts'

const seat = { x: 0.5, y: 0.47, head: 0.26 }
/** Red walls all round would dye the faces. */
const lanternLight = { ...lights.lantern, fill: [0.62, 0.52, 0.48], pull: 0.06 } as const
const gold: Writing = { hand: 'brush', size: 104, spacing: 0.1, colour: '#f8d88a', glow: { colour: 'rgba(120,10,0,0.9)', reach: 18 } }
const plum = { bloom: 'plum', colour: '#e8466a', bark: '#3a2420', size: 27, density: 0.75 } as const

/** A painted group portrait for the New Year. */
export const newYear: Theme = {
  looks: {
    plum: {
      seat,
      back: [
        wall('#7a0c12', '#d8312a', 0.16),
        rays('#ffcf7a', 28, 0.16),
        glow('#ffb45a', 0.5, 0.42, 0.7, 0.5),
        omenClouds('#e2513c', '#f5c26b', [0.1, 0.2, 90], [0.92, 0.34, 84], [0.06, 0.62, 70], [0.96, 0.72, 90]),
        lanterns('#d81e1a', [0.16, 0.14, 74], [0.85, 0.1, 92], [0.7, 0.04, 48]),
        together({ sigma: 1.2 }, boughs(plum, [-0.04, 0.48, 0.3, 0.16], [1.04, 0.55, 0.74, 0.26])),
        sparks('#ffd27a', 60, 9),
      ],
      light: lanternLight,
      painted: 0.8,
      front: [
        omenClouds('#c9342a', '#f7cf82', [0.02, 0.99, 120], [0.98, 1, 130], [0.5, 1.08, 150]),
        together({ sigma: 6 }, petals(plum, 12, 30)),
        sparks('#ffe0a0', 26, 12),
      ],
      grade: grades.festive,
      frame: goldLine('#e8bd62'),
      title: { text: '恭贺新春', line: 'HAPPY NEW YEAR', place: 'top', writing: gold },
    },
    window: {
      seat,
      back: [
        wall('#e6d2ae', '#faf0dc', 0.2),
        paperCut('#c8262a', [0.8, 0.2, 150], [0.5, 0.1, 64]),
        together({ alpha: 0.85 }, boughs({ ...plum, colour: '#d23a4a' }, [1.05, 0.72, 0.7, 0.2], [-0.04, 0.7, 0.24, 0.3])),
      ],
      light: { ...lights.beauty, shadow: 0.25 },
      painted: 1,
      front: [bank({ colours: ['#d5363e', '#e8606a', '#f2b6b0'], leaf: '#4d6a3a', size: 62 }, 0.2, 0.09, 0.03, 0.02, 0.09, 0.2), petals(plum, 10, 18)],
      grade: { ...grades.clean, lights: [0.54, 0.52, 0.46], grain: 0.04 },
      frame: mat('#b3202a', '#e8bd62', 40, 40),
      title: { text: '福满人间', line: 'SPRING FESTIVAL', place: 'column-left', seal: '春', writing: { ...gold, colour: '#b3202a', glow: { colour: 'rgba(255,246,226,0.95)', reach: 24 } } },
    },
    couplets: {
      seat,
      back: [
        wall('#5c0d10', '#a8231f', 0.3),
        couplets('春回大地百花开', '福到人间万象新', '#c9211f', '#f6d27c'),
        diamond('福', '#d0241f', '#f8d88a', [0.5, 0.12, 92]),
        lanterns('#e02a1e', [0.26, 0.16, 66], [0.74, 0.16, 66]),
        glow('#ff9a4a', 0.5, 0.36, 0.6, 0.45),
      ],
      light: lanternLight,
      painted: 0.6,
      front: [fog('#5a0a0c', 0.82, 0.75), together({ sigma: 2 }, boughs({ ...plum, size: 34 }, [-0.06, 1, 0.34, 0.84], [1.06, 1.02, 0.68, 0.86])), sparks('#ffd890', 30, 10)],
      grade: grades.festive,
      frame: artDeco('#e2b65c', '#6b0d10'),
      title: { text: '新春大吉', place: 'bottom', writing: { ...gold, size: 84 } },
    },
    gold: {
      seat,
      back: [
        wall('#8f6420', '#f0d184', 0.34),
        goldLeaf(140, 16),
        paperCut('rgba(178,32,36,0.9)', [0.5, 0.34, 330]),
        omenClouds('#f2dca6', '#b0392c', [0.08, 0.26, 84], [0.93, 0.2, 90], [0.06, 0.6, 70], [0.96, 0.62, 76]),
        together({ sigma: 1 }, boughs({ ...plum, colour: '#d52a3c' }, [1.05, 0.14, 0.62, 0.06], [-0.05, 0.06, 0.3, 0.14])),
      ],
      light: lights.beauty,
      painted: 0.8,
      front: [omenClouds('#f4e2b4', '#b0392c', [0.04, 1.0, 112], [0.97, 1.0, 120], [0.5, 1.09, 140]), goldLeaf(40, 13), petals({ ...plum, colour: '#d52a3c' }, 12, 17)],
      grade: grades.golden,
      frame: mat('#9c1a20', '#eccb80', 38, 38),
      title: { text: '金玉满堂', place: 'column-left', seal: '福', writing: { ...gold, colour: '#a81c22', glow: { colour: 'rgba(255,240,204,1)', reach: 20 } } },
    },
  },
}
