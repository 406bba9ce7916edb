import { bare } from '../finish/frame.ts'
import { grades } from '../finish/grades.ts'
import { lights } from '../light/lights.ts'
import type { Look, Theme } from '../look.ts'
import { paintSnowfall } from '../../paint/flora/falling.ts'
import { bokeh, glow, sparks } from '../set/light-pieces.ts'
import { cafe, contactShadow } from '../set/places.ts'
import { scenery } from '../set/scenery.ts'
import { fog } from '../set/walls.ts'
import { together } from '../stage.ts'

const untitled = { text: '', place: 'bottom-left', writing: { hand: 'brush', size: 64, spacing: 0.08, colour: '#ffffff', glow: { colour: 'rgba(20,24,40,0.8)', reach: 18 } } } as const
const base = { seat: { x: 0.44, y: 0.4, head: 0.25, closeUp: true }, front: [], frame: bare, title: untitled } satisfies Partial<Look>

/** The person somewhere else: another place and its light, no set. */
export const sceneRefresh: Theme = {
  faceless: true,
  looks: {
    beach: { ...base, back: [scenery({ scene: 'seascape', time: 'sunset' }, { sigma: 3.5, seed: 8 }), contactShadow], light: lights.sunset, grade: { ...grades.golden, vignette: 0.08 } },
    snow: {
      ...base,
      back: [scenery({ scene: 'alpine', season: 'winter' }, { sigma: 3, seed: 7 }), contactShadow],
      light: { ...lights.daylight, fill: [0.44, 0.5, 0.6] },
      front: [together({ sigma: 1.5 }, ({ layer, random }) => paintSnowfall(layer, 0.4, random))],
      grade: { ...grades.natural, shadows: [0.46, 0.5, 0.56] },
    },
    forest: {
      ...base,
      back: [scenery({ scene: 'forest' }, { sigma: 5, seed: 7, stroked: true }), glow('#f4ffd0', 0.6, 0.26, 0.7, 0.5), contactShadow],
      light: { ...lights.daylight, fill: [0.4, 0.48, 0.38] },
      front: [sparks('#f4ffcc', 16, 9)],
      grade: { ...grades.natural, lights: [0.53, 0.53, 0.45] },
    },
    city: {
      ...base,
      back: [scenery({ scene: 'city', time: 'night' }, { sigma: 7, seed: 7 }), bokeh(['#ffcf8a', '#ff8ab0', '#8ad8ff'], 40, 44, { strength: 0.5, from: 0.45 }), contactShadow],
      light: { ...lights.neon, pull: 0.18 },
      grade: grades.cinema,
    },
    autumn: {
      ...base,
      back: [scenery({ scene: 'forest', season: 'autumn' }, { sigma: 5, seed: 7, stroked: true }), glow('#ffe2a0', 0.3, 0.24, 0.7, 0.6), contactShadow],
      light: { ...lights.sunset, pull: 0.12 },
      grade: grades.golden,
    },
    stars: {
      ...base,
      back: [scenery({ scene: 'desert', time: 'night' }, { sigma: 1.5, seed: 7 }), contactShadow],
      light: { ...lights.moon, rims: [{ from: [0.8, -0.8, 0], colour: [0.75, 0.62, 1] }] },
      front: [fog('#2c2450', 0.9, 0.35)],
      grade: { ...grades.cinema, saturation: 1.02, shadows: [0.44, 0.46, 0.58] },
    },
    lake: { ...base, back: [scenery({ scene: 'alpine', time: 'dawn' }, { sigma: 2.5, seed: 7 }), contactShadow], light: { ...lights.daylight, pull: 0.2 }, grade: { ...grades.natural, lights: [0.55, 0.5, 0.48] } },
    desert: { ...base, back: [scenery({ scene: 'desert', time: 'sunset' }, { sigma: 3, seed: 7 }), contactShadow], light: lights.sunset, grade: grades.golden },
    meadow: { ...base, back: [scenery({ scene: 'meadow' }, { sigma: 3, seed: 7 }), contactShadow], light: lights.daylight, grade: grades.natural },
    cafe: {
      ...base,
      back: [together({ sigma: 15 }, cafe('#8a5a3a', '#ffc878')), bokeh(['#ffdca0', '#fff0d0'], 24, 56, { strength: 0.5, to: 0.5 })],
      light: lights.window,
      grade: { ...grades.film, grain: 0.04 },
    },
  },
}
