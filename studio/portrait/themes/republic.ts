import { artDeco, mat } from '../finish/frames.ts'
import { grades } from '../finish/grades.ts'
import type { Writing } from '../finish/lettering.ts'
import { lights } from '../light/lights.ts'
import type { Theme } from '../look.ts'
import { curtains, decoFan, fringedLamp, windowPanes } from '../set/deco.ts'
import { bank } from '../set/flowers.ts'
import { glow, thrownLight } from '../set/light-pieces.ts'
import { fog, wall } from '../set/walls.ts'
import { together } from '../stage.ts'

const seat = { x: 0.5, y: 0.43, head: 0.32 }
const writing: Writing = { hand: 'brush', size: 84, spacing: 0.1, colour: '#f6e3b8', glow: { colour: 'rgba(50,24,12,0.95)', reach: 16 } }
const ROSES = { colours: ['#a8324a', '#c8566a', '#d98a8a', '#7f2036'], leaf: '#4c5a36', size: 60 }

/** Shanghai in the Republic's years. */
export const republic: Theme = {
  looks: {
    calendar: {
      seat,
      back: [wall('#7f8f76', '#efe2bd', 0.2), decoFan('#b98d48', 26, 0.65), glow('#fff0c4', 0.5, 0.4, 0.5, 0.4)],
      light: { ...lights.beauty, shadow: 0.22 },
      painted: 0.75,
      front: [bank(ROSES, 0.2, 0.1, 0.03, 0.02, 0.1, 0.2)],
      grade: { ...grades.sepia, saturation: 0.82, exposure: 1.02 },
      frame: artDeco('#b98d48', '#f1e4c4'),
      title: { text: '似水流年', line: 'SHANGHAI  1930', place: 'top', writing: { ...writing, colour: '#8c2f36', glow: { colour: 'rgba(250,240,214,1)', reach: 16 } } },
    },
    parlour: {
      seat: { ...seat, x: 0.54 },
      back: [
        wall('#2c3a34', '#6c7a62', 0.3),
        together({ sigma: 4 }, windowPanes('#3a2618', ['#7f8fa6', '#e0a878'], 0.08, 0.1, 0.4, 0.62)),
        together({ sigma: 3 }, curtains('#6e1f2a', 0.17)),
        together({ sigma: 2 }, fringedLamp('#d98a4a', 0.84, 0.34, 92)),
      ],
      light: { ...lights.lantern, key: { from: [0.8, -0.3, 0.6], colour: lights.lantern.key.colour } },
      front: [together({ sigma: 4 }, bank(ROSES, 0.14, 0.08, 0.02, 0, 0.03, 0.06)), fog('#2a1410', 0.86, 0.5)],
      grade: { ...grades.sepia, saturation: 0.72 },
      frame: artDeco('#c9a35a', '#33201a'),
      title: { text: '旧上海', place: 'column-left', seal: '民国', writing: { ...writing, size: 80 } },
    },
    blinds: {
      seat,
      back: [wall('#2a1d14', '#8c6a48', 0.25), thrownLight('#ffd9a0', 'blinds', 0.75)],
      light: { ...lights.window, fill: [0.24, 0.23, 0.24] },
      front: [fog('#1c120c', 0.88, 0.5)],
      grade: { ...grades.sepia, saturation: 0.34, contrast: 1.22 },
      frame: mat('#efe6d2', '#a08050', 44, 120),
      title: { text: '民国旧梦', line: 'PHOTO STUDIO · NANJING ROAD', place: 'card', writing: { ...writing, size: 50, colour: '#5c3d22', glow: { colour: 'rgba(0,0,0,0)', reach: 0 } } },
    },
    jade: {
      seat,
      back: [wall('#0f3a36', '#3f8a78', 0.2), decoFan('#d9b868', 32, 0.5), together({ sigma: 2 }, curtains('#0c4a42', 0.14))],
      light: lights.lantern,
      painted: 0.5,
      front: [bank({ ...ROSES, colours: ['#f0d8c0', '#e8b8a0', '#d98a7a'] }, 0.12, 0.05, 0.01, 0.01, 0.05, 0.12)],
      grade: { ...grades.golden, saturation: 0.86 },
      frame: artDeco('#d9b868', '#0d2f2c'),
      title: { text: '夜上海', line: 'THE DANCE HALL', place: 'top', writing },
    },
  },
}
