import { bare } from '../finish/frame.ts'
import { dateStamp, letterbox } from '../finish/frames.ts'
import { grades } from '../finish/grades.ts'
import type { Writing } from '../finish/lettering.ts'
import { lights } from '../light/lights.ts'
import type { Theme } from '../look.ts'
import { paintRainfall } from '../../paint/flora/falling.ts'
import { bokeh, glow, thrownLight } from '../set/light-pieces.ts'
import { neonBoxes, neonSigns, nightStreet, rainOnGlass } from '../set/neon.ts'
import { fog, wall } from '../set/walls.ts'
import { together, type SetPiece } from '../stage.ts'

const seat = { x: 0.52, y: 0.43, head: 0.34 }
const writing: Writing = { hand: 'brush', size: 76, spacing: 0.14, colour: '#ffe9d0', glow: { colour: 'rgba(220,40,70,0.9)', reach: 20 } }
const [RED, CYAN, AMBER, ROSE, GREEN] = ['#ff3b4e', '#29e0ff', '#ffb03a', '#ff5fa8', '#3dffa0']
const rain = (amount: number): SetPiece => ({ layer, random }) => paintRainfall(layer, amount, random)

/** Hong Kong's films of the nineties. */
export const hongKong: Theme = {
  looks: {
    neon: {
      seat,
      back: [
        together({ sigma: 7 }, nightStreet('#0c0a1c', '#5a2a3c', ['#ffd08a', '#ff9a6a', '#8fd8ff'])),
        together(
          { sigma: 2.5 },
          neonSigns(
            { text: '夜总会', hand: 'brush', x: 0.13, y: 0.1, size: 112, colour: RED, upright: true },
            { text: '大金龙', hand: 'brush', x: 0.88, y: 0.05, size: 100, colour: AMBER, upright: true },
            { text: '酒家', hand: 'brush', x: 0.88, y: 0.42, size: 84, colour: CYAN, upright: true },
            { text: '海鲜', hand: 'brush', x: 0.3, y: 0.1, size: 68, colour: GREEN },
          ),
          neonBoxes(ROSE, [0.06, 0.085, 0.14, 0.3], [0.81, 0.035, 0.14, 0.3]),
        ),
        bokeh([RED, AMBER, CYAN, ROSE], 40, 42, { strength: 0.6, from: 0.35 }),
        rain(0.5),
      ],
      light: lights.neon,
      front: [together({ sigma: 10 }, bokeh([ROSE, AMBER], 6, 90, { strength: 0.3, from: 0.7 })), rain(0.35)],
      grade: grades.neon,
      frame: dateStamp("94  8 17"),
      title: { text: '香江旧梦', place: 'bottom-left', writing },
    },
    rain: {
      seat,
      back: [
        together({ sigma: 12 }, nightStreet('#06141c', '#1e5058', ['#ffd9a0', '#a8fff0', '#ff8a70'])),
        together({ sigma: 8 }, neonSigns({ text: '霓虹', hand: 'brush', x: 0.14, y: 0.08, size: 150, colour: CYAN, upright: true }, { text: '冰室', hand: 'brush', x: 0.87, y: 0.12, size: 120, colour: RED, upright: true })),
        bokeh([CYAN, AMBER, '#ffffff'], 60, 56, { strength: 0.55 }),
      ],
      light: { ...lights.neon, key: { from: [0.7, -0.3, 0.6], colour: lights.moon.key.colour } },
      front: [rainOnGlass(240), rain(0.3)],
      grade: { ...grades.neon, shadows: [0.4, 0.55, 0.55], lights: [0.54, 0.53, 0.46] },
      frame: letterbox,
      title: { text: '雨夜', line: 'RAINY NIGHT IN KOWLOON', place: 'card', writing: { ...writing, size: 46, glow: { colour: 'rgba(0,0,0,0)', reach: 0 } } },
    },
    film: {
      seat,
      back: [wall('#4a0f1c', '#b8324a', 0.25, 0.1), together({ sigma: 4 }, neonSigns({ text: 'Saturday', hand: 'italic', x: 0.5, y: 0.15, size: 128, colour: ROSE, tilt: -0.08 })), thrownLight('#ffb070', 'blinds', 0.35)],
      light: { ...lights.rembrandt, rims: lights.neon.rims, pull: 0.16 },
      front: [],
      grade: { ...grades.film, saturation: 1.05, contrast: 1.2 },
      frame: dateStamp("91  2 14"),
      title: { text: '港风夜色', place: 'column-left', writing: { ...writing, size: 70 } },
    },
    teahouse: {
      seat,
      back: [wall('#0f2f2a', '#5a8a6a', 0.35), glow('#ffd08a', 0.16, 0.14, 0.5, 0.7), together({ sigma: 3 }, neonSigns({ text: '茶餐厅', hand: 'brush', x: 0.86, y: 0.08, size: 96, colour: AMBER, upright: true })), fog('#0c2a26', 0.6, 0.4)],
      light: lights.lantern,
      front: [],
      grade: { ...grades.neon, glow: 0.3, shadows: [0.42, 0.57, 0.5], lights: [0.6, 0.55, 0.4] },
      frame: { ...bare },
      title: { text: '夏夜茶室', place: 'bottom-left', writing: { ...writing, size: 64, glow: { colour: 'rgba(10,60,40,0.9)', reach: 16 } } },
    },
  },
}
