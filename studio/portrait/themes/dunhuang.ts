import { goldLine, mat } from '../finish/frames.ts'
import { bare } from '../finish/frame.ts'
import { grades } from '../finish/grades.ts'
import type { Writing } from '../finish/lettering.ts'
import { lights } from '../light/lights.ts'
import type { Theme } from '../look.ts'
import { omenClouds } from '../set/festive.ts'
import { sparks } from '../set/light-pieces.ts'
import { goldLeaf, lotus, nimbus, plaster, ribbon } from '../set/mural.ts'
import { fog } from '../set/walls.ts'
import { together } from '../stage.ts'

const seat = { x: 0.5, y: 0.42, head: 0.3 }
const [MALACHITE, AZURITE, CINNABAR, OCHRE, SHELL] = ['#4f937c', '#2f5f8f', '#b4472c', '#c9923f', '#ecdcb8']
const LINE = 'rgba(74,36,20,0.8)'
const writing: Writing = { hand: 'brush', size: 92, spacing: 0.06, colour: '#f3dca0', glow: { colour: 'rgba(60,24,8,0.9)', reach: 14 } }
const title = { text: '敦煌壁画', line: 'MURALS OF DUNHUANG', place: 'column-right', seal: '敦煌', writing } as const
/** The wall's own grain over everything, so that the sitter belongs to it. */
const worn = together({ alpha: 0.22, mode: 'soft-light' }, plaster('#f4e6c6', '#5a3a20', 1))

/** Among the cave murals. */
export const dunhuang: Theme = {
  looks: {
    mural: {
      seat,
      back: [
        plaster('#d8ab6a', '#8f5a34', 0.7),
        ribbon(MALACHITE, AZURITE, 38, [-0.1, 0.3], [0.16, 0.12], [0.4, 0.2], [0.74, 0.06], [1.1, 0.2]),
        nimbus(2.1, LINE, [1, MALACHITE, 'flames'], [0.86, SHELL], [0.82, CINNABAR, 'petals'], [0.64, AZURITE, 'beads'], [0.56, OCHRE], [0.5, '#e3c68c']),
        ribbon(CINNABAR, OCHRE, 30, [1.1, 0.42], [0.86, 0.56], [0.96, 0.74], [0.8, 0.92], [1, 1.1]),
        omenClouds('#c2d2b8', '#3f6f62', [0.1, 0.66, 64], [0.92, 0.28, 54]),
        goldLeaf(60, 10),
      ],
      light: { ...lights.lantern, pull: 0.24 },
      painted: 0.55,
      front: [
        ribbon(MALACHITE, '#d9c48f', 34, [-0.12, 0.78], [0.1, 0.9], [0.34, 0.86], [0.6, 0.97], [1.1, 0.88]),
        lotus('#cf6f62', LINE, [0.12, 1.0, 120], [0.9, 1.01, 130], [0.32, 1.04, 84]),
        worn,
        goldLeaf(36, 13),
      ],
      grade: grades.mineral,
      frame: bare,
      title,
    },
    azure: {
      seat,
      back: [
        plaster('#2f5a78', '#16304a', 0.5),
        ribbon('#d9a24a', CINNABAR, 34, [-0.1, 0.2], [0.22, 0.1], [0.5, 0.16], [0.8, 0.06], [1.1, 0.24]),
        nimbus(2, '#d9b565', [1, '#1c3f63', 'waves'], [0.9, OCHRE, 'flames'], [0.74, '#2b6f78', 'petals'], [0.58, '#d8b25e'], [0.54, '#1f4a6b', 'beads'], [0.46, '#5c93a0']),
        omenClouds('#86b0b4', '#e0bd6c', [0.08, 0.5, 70], [0.94, 0.6, 76], [0.88, 0.14, 54]),
        goldLeaf(120, 9),
      ],
      light: { ...lights.moon, key: lights.lantern.key, pull: 0.18 },
      painted: 0.4,
      front: [omenClouds('#6fa0aa', '#e0bd6c', [0.04, 1.0, 110], [0.97, 1.0, 118], [0.5, 1.1, 130]), lotus('#e6b3a0', '#8a6a34', [0.2, 1.0, 80], [0.82, 1.01, 84]), goldLeaf(50, 12), sparks('#ffdf9a', 30, 10)],
      grade: { ...grades.mineral, shadows: [0.44, 0.5, 0.56] },
      frame: goldLine('#d9b565'),
      title,
    },
    cinnabar: {
      seat,
      back: [
        plaster('#b5532f', '#6e2418', 0.4),
        nimbus(2.05, LINE, [1, '#d8a24a', 'flames'], [0.85, '#8f2f1f', 'beads'], [0.76, '#4c8f7b', 'petals'], [0.58, '#f0dcae'], [0.53, '#a8432b']),
        ribbon('#4f937c', '#e4c98d', 34, [-0.1, 0.52], [0.14, 0.36], [0.06, 0.16], [0.3, 0.05], [0.6, -0.1]),
        ribbon('#2f5f8f', '#e4c98d', 30, [1.1, 0.16], [0.9, 0.32], [0.98, 0.5], [0.86, 0.7], [1.12, 0.86]),
        goldLeaf(100, 11),
      ],
      light: { ...lights.rembrandt, pull: 0.2 },
      painted: 0.55,
      front: [fog('#5a1c12', 0.82, 0.6), lotus('#e08a6a', LINE, [0.86, 1.01, 120], [0.1, 1.02, 104]), worn, goldLeaf(50, 14)],
      grade: { ...grades.mineral, vignette: 0.36 },
      frame: mat('#e9dcbc', '#8f5a34', 40, 40),
      title,
    },
    gold: {
      seat,
      back: [
        plaster('#6a4a22', '#2a1a0c', 0.25),
        goldLeaf(360, 26),
        nimbus(2, '#f6dc98', [1, '#b98a3a', 'flames'], [0.84, '#3a2a18', 'beads'], [0.76, '#d9b058', 'petals'], [0.56, '#2e5f58'], [0.52, '#e6c678']),
        omenClouds('#c9a050', '#4a3014', [0.08, 0.56, 66], [0.93, 0.62, 70]),
        sparks('#ffe2a0', 60, 10),
      ],
      light: lights.rembrandt,
      painted: 0.3,
      front: [lotus('#e2b85c', '#6a4a1c', [0.14, 1.0, 112], [0.88, 1.01, 124], [0.36, 1.05, 80]), goldLeaf(70, 14), sparks('#ffe6ac', 40, 11)],
      grade: { ...grades.golden, vignette: 0.34, saturation: 0.94 },
      frame: goldLine('#f0cf86'),
      title,
    },
  },
}
