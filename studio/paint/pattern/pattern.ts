import { toLinear } from '../../pixels/linear-image.ts'
import type { Random } from '../../pixels/random.ts'
import type { Manner, SceneSpec } from '../../scene/scene-spec.ts'
import { settle } from '../brush/layer.ts'
import { abstractPalette, type AbstractPalette } from '../field/abstract/palette.ts'
import { css } from '../field/shared/css.ts'
import { createFrame, createFrameCanvas, forkRandom, pick, pixelsOf } from '../field/shared/frame.ts'
import { valueTexture } from '../field/shared/texture.ts'
import type { ScenePainter } from '../painter.ts'
import { display, mix } from '../../pixels/colour.ts'
import { floral, leaves, porcelain } from './botanical.ts'
import { dots, fans, houndstooth, stars, stripes, terrazzo, waves } from './classic.ts'
import { clouds } from './clouds.ts'
import { folk } from './folk.ts'
import { sakura } from './sakura.ts'
import type { Inks, Pattern } from './tile.ts'

type Kind = Manner<'pattern'>

const PATTERNS: Record<Kind, Pattern> = { floral, sakura, leaves, fans, waves, stars, houndstooth, clouds, porcelain, terrazzo, folk, dots, stripes }

/** What a mood prints when the words name no kind. */
const BY_MOOD: Record<SceneSpec['mood'], readonly [Kind, ...Kind[]]> = {
  calm: ['waves', 'leaves', 'porcelain', 'stripes', 'clouds'],
  dreamy: ['sakura', 'floral', 'clouds', 'leaves', 'waves', 'porcelain'],
  joyful: ['folk', 'terrazzo', 'floral', 'dots', 'fans'],
  dramatic: ['fans', 'stars', 'houndstooth', 'clouds', 'floral'],
  mysterious: ['stars', 'leaves', 'fans', 'floral', 'porcelain'],
}

/** The inks that a kind is known by, where neither a palette nor colours are asked for. */
const OWN: Partial<Record<Kind, Pick<AbstractPalette, 'colours' | 'dark' | 'light'>>> = {
  porcelain: { colours: ['#2b4fa8', '#8fb0e4', '#5f86cf', '#c6d8f2'], dark: '#132a66', light: '#f6f8fa' },
  waves: { colours: ['#2c5d8f', '#3f7bb0', '#1f4a78', '#8fb6d4'], dark: '#10283f', light: '#f3efe4' },
  fans: { colours: ['#123f44', '#c9a24e', '#1d5c5c', '#e7cf8f'], dark: '#0a2226', light: '#e9d7a4' },
  stars: { colours: ['#1f6f8f', '#2fa39a', '#d79a3c', '#173e63'], dark: '#14304a', light: '#f6efdc' },
  houndstooth: { colours: ['#26252b', '#5c5a60'], dark: '#1d1c20', light: '#f2eee6' },
  clouds: { colours: ['#c8372d', '#e0a83c', '#d96f4a', '#f0d9a0'], dark: '#7a1c1a', light: '#f8ecd2' },
  terrazzo: { colours: ['#d98b6a', '#5f8f8b', '#e3b65b', '#39495c', '#c9b7a4', '#a9544a'], dark: '#39404a', light: '#f3efe8' },
  folk: { colours: ['#c8372d', '#e2a03a', '#2f5f8f', '#3f7a56'], dark: '#22324a', light: '#f7efe0' },
}
const GREENS: Record<SceneSpec['season'], readonly [string, ...string[]]> = {
  spring: ['#7fae5f', '#9cc46f', '#5f9457'], summer: ['#3f7a4a', '#5f9a55', '#2c5f48'],
  autumn: ['#b8642c', '#d19a3a', '#8a4a2c'], winter: ['#4a6a72', '#7d979a', '#35525e'],
}
const DARK: Record<SceneSpec['mood'], number> = { calm: 0.1, dreamy: 0.15, joyful: 0.15, dramatic: 0.75, mysterious: 1 }
/** Kinds whose own ground is dark. */
const OFTEN_DARK: readonly Kind[] = ['fans', 'clouds']
const REPEATS: Record<SceneSpec['framing'], number> = { close: 1, medium: 2, wide: 3 }

const lightness = (code: string) => display(code).reduce((sum, value, c) => sum + value * [0.3, 0.59, 0.11][c]!, 0)

function inksOf(spec: SceneSpec, kind: Kind, random: Random): Inks {
  const asked = spec.palette !== 'natural' || spec.colours?.length
  if (kind === 'sakura') return sakuraInks(spec, random)
  const palette = asked ? abstractPalette(spec, random()) : (OWN[kind] ?? abstractPalette(spec, random()))
  const dark = spec.time === 'night' || random() < (OFTEN_DARK.includes(kind) ? 0.75 : DARK[spec.mood])
  const ground = dark ? palette.dark : palette.light
  const line = dark ? palette.light : palette.dark
  const apart = (code: string) => Math.abs(lightness(code) - lightness(ground))
  const [first = line, ...rest] = palette.colours.filter((code) => apart(code) > 0.12)
  const quiet = spec.mood === 'calm' ? 0.14 : spec.mood === 'dreamy' ? 0.22 : 0
  const soften = (code: string) => hexOf(mix(display(code), display(ground), quiet))
  const greens = asked ? [first, ...rest].toSorted((a, b) => apart(b) - apart(a)).slice(0, 3) : [...GREENS[spec.season]]
  const [leaf = first, ...leavesLeft] = greens.map((code) => hexOf(dark ? mix(display(code), [1, 1, 1], 0.12) : display(code)))
  return { ground, line, colours: [soften(first), ...rest.map(soften)], leaf: [leaf, ...leavesLeft] }
}

/** Blossoms are pink unless another colour is named; their ground is a breath of it, or a night. */
function sakuraInks(spec: SceneSpec, random: Random): Inks {
  const asked = spec.palette === 'natural' ? '#f2a0bb' : spec.palette === 'rose' ? '#e57f9c' : abstractPalette(spec, random()).colours[0]
  const own = spec.colours?.[0] ?? asked ?? '#f2a0bb'
  const dark = spec.time === 'night' || random() < DARK[spec.mood]
  const ground = hexOf(dark ? mix(display(own), [0.1, 0.11, 0.2], 0.88) : mix(display(own), [1, 0.985, 0.97], 0.84))
  return { ground, line: dark ? '#e8d8d0' : '#4a342c', colours: [own], leaf: [own] }
}

const hexOf = (rgb: readonly number[]) => '#' + rgb.map((value) => Math.round(value * 255).toString(16).padStart(2, '0')).join('')

const isKind = (manner: SceneSpec['manner']): manner is Kind => manner !== undefined && manner in PATTERNS

/** A decorative pattern that repeats without a seam, printed on paper or cloth. */
export const paintPattern: ScenePainter = (spec, width, height, context) => {
  const random = forkRandom(context.random)
  const drawn = pick(random, BY_MOOD[spec.mood])
  const kind = isKind(spec.manner) ? spec.manner : drawn
  const inks = inksOf(spec, kind, forkRandom(random))
  const frame = createFrame(width, height)
  // Whole repeats both ways, so that the picture joins to itself.
  const columns = Math.max(1, Math.round(frame.w * REPEATS[spec.framing]))
  const rows = Math.max(1, Math.round((frame.h / frame.w) * columns))
  const [across, down] = [frame.w / columns, frame.h / rows]
  const motifs = PATTERNS[kind]({ inks, random: forkRandom(random), spec })
  const { canvas, pen } = createFrameCanvas(frame)
  pen.fillStyle = css(display(inks.ground))
  pen.fillRect(0, 0, frame.w, frame.h)
  motifs.forEach((motif, index) => {
    if (index % 4 === 0) {
      settle(pen)
      context.checkCancelled()
    }
    if (index % 16 === 0) context.progress((0.8 * index) / motifs.length)
    for (let row = -1; row <= rows; row++)
      for (let column = -1; column <= columns; column++) {
        pen.save()
        pen.translate(column * across, row * down)
        pen.scale(across, down)
        motif(pen)
        pen.restore()
      }
  })
  settle(pen)
  context.checkCancelled()
  const pixels = pixelsOf(canvas)
  const image = toLinear({ width, height, channels: 4, data: new Uint8Array(pixels.buffer) })
  context.checkCancelled()
  press(image.planes, valueTexture(frame, kind === 'houndstooth' ? [0.004, 0.0018] : [0.02, 0.005, 0.0018], spec.seed + 11), width, height, kind === 'houndstooth' ? 0.5 : 0.28)
  context.progress(1)
  return { image, tone: { filmic: false, grain: 0.008, exposure: { dawn: 1.03, day: 1, sunset: 0.93, night: 0.84 }[spec.time], seed: spec.seed } }
}

/** The tooth of the paper under a low light, in place. */
function press(planes: readonly Float32Array[], paper: Float32Array, width: number, height: number, strength: number): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const lit = 1 + strength * (paper[i]! - 0.5) * 0.5 + strength * (paper[i]! - paper[Math.max(0, i - 1)]!)
      for (const plane of planes) plane[i]! *= lit
    }
}
