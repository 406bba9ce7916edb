import { bare } from '../finish/frame.ts'
import { goldLine, mat } from '../finish/frames.ts'
import { grades } from '../finish/grades.ts'
import type { Writing } from '../finish/lettering.ts'
import { lights } from '../light/lights.ts'
import type { Theme } from '../look.ts'
import { boughs, petals } from '../set/flowers.ts'
import { bokeh, glow, sparks } from '../set/light-pieces.ts'
import { lanterns } from '../set/lanterns.ts'
import { fullMoon } from '../set/palace.ts'
import { fade, fog, wall } from '../set/walls.ts'
import { together } from '../stage.ts'

const seat = { x: 0.5, y: 0.42, head: 0.34 }
const writing: Writing = { hand: 'brush', size: 82, spacing: 0.12, colour: '#ffffff', glow: { colour: 'rgba(190,80,120,0.8)', reach: 18 } }
const cherry = { bloom: 'cherry', bark: '#5b4036', size: 29, density: 0.9 } as const

/** Under the cherry trees. */
export const cherryTree: Theme = {
  looks: {
    day: {
      seat,
      back: [
        fade('#a9d0ee', '#e4eefa', '#fbe6ee'),
        together({ sigma: 12, alpha: 0.9 }, boughs({ ...cherry, size: 36 }, [-0.1, 0.5, 1.0, 0.3], [1.1, 0.7, 0.1, 0.56])),
        glow('#fff8e8', 0.22, 0.12, 0.9, 0.8),
        bokeh(['#ffffff', '#ffe3ee'], 34, 58, { strength: 0.5 }),
        together({ sigma: 1 }, boughs(cherry, [1.05, 0.16, 0.4, 0.1], [-0.05, 0.02, 0.4, 0.2])),
      ],
      light: lights.spring,
      front: [together({ sigma: 9 }, boughs({ ...cherry, size: 46 }, [-0.1, 1.0, 0.3, 0.88], [1.1, 0.96, 0.74, 0.9])), petals(cherry, 26, 17), together({ sigma: 8 }, petals(cherry, 9, 40))],
      grade: grades.airy,
      frame: bare,
      title: { text: '樱花树下', line: 'UNDER THE CHERRY TREE', place: 'bottom', writing },
    },
    sunset: {
      seat,
      back: [
        fade('#7a6fa8', '#e7a3ac', '#fbd3a8'),
        glow('#ffdca0', 0.72, 0.5, 0.8, 0.75),
        together({ sigma: 10 }, boughs({ ...cherry, colour: '#f0a0b4', size: 34 }, [-0.1, 0.62, 1, 0.5])),
        bokeh(['#ffe2b0', '#ffc9a0'], 30, 54, { strength: 0.5 }),
        together({ sigma: 1 }, boughs({ ...cherry, colour: '#f7b3c0' }, [-0.05, 0.2, 0.56, 0.06], [1.05, 0.02, 0.66, 0.2])),
      ],
      light: { ...lights.sunset, pull: 0.16 },
      front: [petals({ ...cherry, colour: '#ffc4c4' }, 28, 17), together({ sigma: 9 }, petals({ ...cherry, colour: '#ffb9b4' }, 10, 42)), sparks('#ffe0a8', 24, 11)],
      grade: grades.golden,
      frame: mat('#fffaf6', undefined, 36, 120),
      title: { text: '春日樱语', place: 'card', writing: { ...writing, size: 60, colour: '#a45a6c', glow: { colour: 'rgba(255,255,255,0)', reach: 0 } } },
    },
    night: {
      seat,
      back: [
        fade('#0d1230', '#2a2450', '#5b3a66'),
        fullMoon('#fff0dc', 0.24, 0.2, 0.14),
        together({ sigma: 9 }, boughs({ ...cherry, colour: '#b583b0', size: 34 }, [1.1, 0.66, 0, 0.5])),
        lanterns('#e8685c', [0.86, 0.3, 44], [0.93, 0.52, 34]),
        bokeh(['#ffb6d0', '#ffd9a0', '#c3a6ff'], 26, 40, { strength: 0.5, from: 0.4 }),
        boughs({ ...cherry, colour: '#f3b0cc' }, [1.05, 0.02, 0.36, 0.1], [-0.05, 0.5, 0.16, 0.3]),
      ],
      light: { ...lights.moon, pull: 0.16 },
      front: [fog('#43305e', 0.84, 0.5), petals({ ...cherry, colour: '#ffc9dc' }, 26, 17), sparks('#ffd0e4', 40, 10)],
      grade: { ...grades.candy, contrast: 1.14, vignette: 0.25 },
      frame: goldLine('#e8c8d4'),
      title: { text: '夜樱', line: 'NIGHT SAKURA', place: 'column-left', seal: '樱', writing: { ...writing, size: 110 } },
    },
    painted: {
      seat,
      back: [wall('#e8d9dc', '#fdf6f0', 0.2), fullMoon('#f8c3b4', 0.6, 0.34, 0.3), boughs({ ...cherry, colour: '#f3a2b6' }, [-0.05, 0.3, 0.6, 0.12], [1.05, 0.66, 0.74, 0.24])],
      light: lights.beauty,
      painted: 0.9,
      front: [petals({ ...cherry, colour: '#f3a2b6' }, 20, 18), fog('#fdf3ee', 0.84, 0.85)],
      grade: { ...grades.airy, grain: 0.04 },
      frame: mat('#f7ece6', '#d59aa4', 36, 36),
      title: { text: '花间一梦', place: 'column-right', seal: '春', writing: { ...writing, colour: '#8a3f52', glow: { colour: 'rgba(255,250,246,0.9)', reach: 14 } } },
    },
  },
}
