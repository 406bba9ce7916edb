import type { ReelLayer } from '../film/reel/reel-spec.ts'
import { drawn } from '../pixels/canvas-image.ts'
import { createRandom } from '../pixels/random.ts'
import type { Size } from '../pixels/raster.ts'
import type { Cut } from './cuts.ts'
import { stripFrame } from './layouts/strip.ts'
import type { OverlayName } from './template.ts'

interface Overlaid {
  size: Size
  seconds: number
  cuts: readonly Cut[]
  beats: readonly number[]
  seed: number
}

type Overlay = (film: Overlaid) => ReelLayer[]

/** How far the story is: a bar for each shot, as phones show it. */
const progress: Overlay = ({ size, cuts }) => {
  const short = Math.min(size.width, size.height)
  const [margin, gap, high] = [short * 0.04, short * 0.01, Math.max(3, Math.round(short * 0.006))]
  const wide = (size.width - 2 * margin - gap * (cuts.length - 1)) / cuts.length
  const bar = (colour: string, width: number) => drawn(Math.max(2, Math.round(width)), high, (ink) => {
    ink.fillStyle = colour
    ink.beginPath()
    ink.roundRect(0, 0, width, high, high / 2)
    ink.fill()
  })
  const place = (i: number) => ({ left: Math.round(margin + i * (wide + gap)), top: Math.round(short * 0.045) })
  const all = drawn(size.width, high, (ink) => {
    ink.fillStyle = 'rgba(255, 255, 255, 0.35)'
    for (let i = 0; i < cuts.length; i++) {
      ink.beginPath()
      ink.roundRect(place(i).left, 0, wide, high, high / 2)
      ink.fill()
    }
  })
  const seen = bar('#ffffff', wide)
  return [
    { picture: all, left: 0, top: place(0).top, start: 0, fade: 0 },
    ...cuts.map(({ start, seconds }, i): ReelLayer => ({ picture: seen, ...place(i), start, end: Infinity, fade: seconds * 0.9, comes: 'grow' })),
  ]
}

/** The holes of a film strip on both sides, and rounded corners of its frame. */
const perforation: Overlay = ({ size }) => {
  const frame = stripFrame(size)
  const short = Math.min(size.width, size.height)
  const band = frame.left
  const [wide, high] = [band * 0.42, band * 0.3]
  const picture = drawn(size.width, size.height, (ink) => {
    ink.fillStyle = '#0e0b09'
    ink.beginPath()
    ink.rect(0, 0, size.width, size.height)
    ink.roundRect(frame.left, frame.top, frame.width, frame.height, short * 0.035)
    ink.fill('evenodd')
    ink.fillStyle = '#e9dcc2'
    for (let y = high * 0.6; y < size.height; y += high * 2.1) {
      for (const x of [(band - wide) / 2, size.width - band + (band - wide) / 2]) {
        ink.beginPath()
        ink.roundRect(x, y, wide, high, high * 0.25)
        ink.fill()
      }
    }
  })
  return [{ picture, left: 0, top: 0, start: 0, fade: 0 }]
}

const GOLDS = ['255, 226, 140', '255, 244, 205', '250, 196, 92']

/** Sparks of gold that light up and go, more of them on the beat. */
const sparks: Overlay = ({ size, seconds, beats, seed }) => {
  const random = createRandom(seed + 17)
  const short = Math.min(size.width, size.height)
  const kinds = Array.from({ length: 9 }, (_, i) => {
    const radius = Math.round(short * (0.012 + 0.03 * (i / 9) ** 2))
    const colour = GOLDS[i % GOLDS.length]!
    return drawn(2 * radius, 2 * radius, (ink) => {
      const glow = ink.createRadialGradient(radius, radius, 0, radius, radius, radius)
      for (const [at, alpha] of [[0, 1], [0.18, 0.75], [0.4, 0.22], [1, 0]] as const) glow.addColorStop(at, `rgba(${colour}, ${alpha})`)
      ink.fillStyle = glow
      ink.fillRect(0, 0, 2 * radius, 2 * radius)
    })
  })
  const times = [...beats, ...Array.from({ length: Math.round(seconds * 3) }, () => random() * seconds)].flatMap((time) => [time, time + 0.1 * random()])
  return times.filter((time) => time < seconds - 0.6).map((start, i) => {
    const picture = kinds[i % kinds.length]!
    // Thick at the edges, so that faces stay free.
    const edge = random() < 0.5 ? random() * 0.22 : 1 - random() * 0.22
    const [x, y] = random() < 0.5 ? [edge, random()] : [random(), edge]
    const length = 0.7 + random()
    return { picture, left: Math.round(x * size.width - picture.width / 2), top: Math.round(y * size.height - picture.height / 2), start, end: Math.min(seconds, start + length), fade: length * 0.45, opacity: 0.9 }
  })
}

/** A line of gold around everything, with ornaments in its corners. */
const goldFrame: Overlay = ({ size }) => {
  const short = Math.min(size.width, size.height)
  const inset = short * 0.035
  const corner = short * 0.1
  const picture = drawn(size.width, size.height, (ink) => {
    const shine = ink.createLinearGradient(0, 0, size.width, size.height)
    for (const [at, colour] of [[0, '#f9e2a0'], [0.35, '#c08a3a'], [0.55, '#fff1c2'], [0.8, '#b07a2c'], [1, '#f3d48a']] as const) shine.addColorStop(at, colour)
    ink.strokeStyle = shine
    ink.shadowColor = 'rgba(60, 10, 0, 0.6)'
    ink.shadowBlur = short * 0.012
    const rect = (at: number, line: number) => {
      ink.lineWidth = short * line
      ink.strokeRect(at, at, size.width - 2 * at, size.height - 2 * at)
    }
    rect(inset, 0.006)
    rect(inset * 1.5, 0.002)
    ink.lineWidth = short * 0.005
    for (const [x, y, turn] of [[inset, inset, 0], [size.width - inset, inset, 1], [size.width - inset, size.height - inset, 2], [inset, size.height - inset, 3]] as const) {
      ink.save()
      ink.translate(x, y)
      ink.rotate((turn * Math.PI) / 2)
      // A folded ribbon, as on lattice windows.
      ink.beginPath()
      ink.moveTo(0, corner)
      ink.lineTo(corner * 0.62, corner)
      ink.lineTo(corner * 0.62, corner * 0.38)
      ink.lineTo(corner * 0.38, corner * 0.38)
      ink.lineTo(corner * 0.38, corner * 0.62)
      ink.lineTo(corner, corner * 0.62)
      ink.lineTo(corner, 0)
      ink.stroke()
      ink.restore()
    }
  })
  return [{ picture, left: 0, top: 0, start: 0, fade: 0.8 }]
}

/** What lies over all of a film. */
export const overlays: Readonly<Record<OverlayName, Overlay>> = { progress, perforation, sparks, 'gold-frame': goldFrame }
