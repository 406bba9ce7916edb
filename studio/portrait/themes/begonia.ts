import { goldLine, mat } from '../finish/frames.ts'
import { grades } from '../finish/grades.ts'
import type { Writing } from '../finish/lettering.ts'
import { lights } from '../light/lights.ts'
import type { Theme } from '../look.ts'
import { bank, boughs, petals } from '../set/flowers.ts'
import { bokeh, glow, sparks } from '../set/light-pieces.ts'
import { lanterns } from '../set/lanterns.ts'
import { bamboo, fullMoon, moonGate, palaceWall } from '../set/palace.ts'
import { fade, fog, wall } from '../set/walls.ts'
import { together } from '../stage.ts'

const seat = { x: 0.5, y: 0.43, head: 0.32 }
const writing: Writing = { hand: 'brush', size: 96, spacing: 0.06, colour: '#fff4f2', glow: { colour: 'rgba(110,30,50,0.85)', reach: 16 } }
const begonia = { bloom: 'peach', colour: '#f58aa6', bark: '#4a3128', size: 30, density: 0.85 } as const
const title = { text: '海棠花影', line: 'AMONG BEGONIAS', place: 'column-left', seal: '海棠', writing } as const

/** Among begonias in a palace garden. */
export const begoniaPrincess: Theme = {
  looks: {
    'moon-gate': {
      seat,
      back: [
        fade('#b9d3cf', '#e8efe2', '#cfdcc6'),
        bamboo('#7fa58a', 7),
        glow('#fff6dc', 0.6, 0.34, 0.6, 0.7),
        together({ sigma: 3 }, boughs(begonia, [0.95, 0.02, 0.4, 0.3])),
        moonGate('#efe7dc', '#6d6459', 0.5, 0.42, 0.44),
        together({ sigma: 0.8 }, boughs(begonia, [1.05, 0.12, 0.5, 0.02], [-0.05, 0.86, 0.18, 0.46])),
      ],
      light: lights.spring,
      front: [
        together({ sigma: 8 }, boughs({ ...begonia, size: 44 }, [1.06, 1.02, 0.66, 0.84], [-0.08, 0.98, 0.26, 0.9])),
        petals(begonia, 22, 20),
        together({ sigma: 7 }, petals(begonia, 7, 42)),
      ],
      grade: { ...grades.airy, saturation: 1.02, contrast: 1.06 },
      frame: goldLine('#c9a46a'),
      title: { ...title, writing: { ...writing, colour: '#8f3348', glow: { colour: 'rgba(255,250,244,0.95)', reach: 16 } } },
    },
    palace: {
      seat,
      back: [
        palaceWall('#a8332c', '#d99a32'),
        together({ sigma: 5, alpha: 0.5, mode: 'multiply' }, boughs({ ...begonia, colour: '#7a4038' }, [1.08, 0.3, 0.3, 0.5])),
        boughs(begonia, [1.05, 0.2, 0.4, 0.28], [-0.05, 0.3, 0.22, 0.16]),
        glow('#ffd9a0', 0.2, 0.2, 0.8, 0.4),
      ],
      light: { ...lights.window, pull: 0.08 },
      front: [together({ sigma: 6 }, boughs({ ...begonia, size: 42 }, [-0.08, 1.04, 0.34, 0.86])), petals(begonia, 20, 20), fog('#7a2420', 0.86, 0.5)],
      grade: grades.golden,
      frame: mat('#f6ecd9', '#b08a4e', 40, 40),
      title,
    },
    moonlit: {
      seat,
      back: [
        fade('#0c1830', '#223a63', '#53648f'),
        fullMoon('#fff3d6', 0.64, 0.26, 0.27),
        fog('#7f93bd', 0.45, 0.55),
        boughs({ ...begonia, colour: '#f6a9c2' }, [1.05, 0.42, 0.44, 0.06], [-0.06, 0.1, 0.36, 0.22]),
        lanterns('#d9533c', [0.12, 0.36, 48]),
        sparks('#ffe6b8', 60, 8),
      ],
      light: lights.moon,
      front: [together({ sigma: 7 }, boughs({ ...begonia, size: 42, colour: '#e889a8' }, [1.06, 1.04, 0.62, 0.88])), fog('#31456f', 0.82, 0.7), petals({ ...begonia, colour: '#f9bccd' }, 24, 18), sparks('#ffdca0', 26, 12)],
      grade: { ...grades.gothic, saturation: 1.02, vignette: 0.24, contrast: 1.12 },
      frame: goldLine('#d9c08a'),
      title,
    },
    garden: {
      seat,
      back: [wall('#c97f86', '#fdeee6', 0.22), bokeh(['#fff7ee', '#ffdfe4'], 30, 60, { strength: 0.5 }), together({ sigma: 2.4 }, boughs(begonia, [1.05, 0.46, 0.5, 0.1], [-0.05, 0.5, 0.3, 0.1]))],
      light: lights.spring,
      front: [bank({ colours: ['#f792ab', '#f6b3bf', '#fde0e0', '#e5738f'], leaf: '#6c8d63', size: 66 }, 0.22, 0.1, 0.03, 0.03, 0.1, 0.2), petals(begonia, 16, 20)],
      grade: grades.candy,
      frame: goldLine('#d7ad72'),
      title,
    },
  },
}
