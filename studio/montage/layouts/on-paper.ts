import { drawn } from '../../pixels/canvas-image.ts'
import { createRandom } from '../../pixels/random.ts'
import { drawPaper, drawShadow, drawTape, type Ink } from '../draw/paper.ts'
import { shareOf, snapped, viewOf, within, type Layout } from './layout.ts'

const TAPES = ['rgba(214, 158, 120, 0.75)', 'rgba(150, 178, 160, 0.75)', 'rgba(196, 178, 130, 0.75)']

/** A page of an album: the photo with a white edge, held by tape. */
export const album: Layout = (staged) => {
  const { photos: [photo], size, seed } = staged
  const random = createRandom(seed)
  const short = Math.min(size.width, size.height)
  const margin = short * 0.1
  const at = snapped(within({ left: margin, top: margin * 0.8, width: size.width - 2 * margin, height: size.height - 2.1 * margin }, shareOf(photo!)))
  const backdrop = drawn(size.width, size.height, (ink) => {
    drawPaper(ink, size, '#f1e9d8', seed)
    const edge = short * 0.022
    drawShadow(ink, { left: at.left - edge, top: at.top - edge, width: at.width + 2 * edge, height: at.height + 2 * edge }, short * 0.04)
    const colour = TAPES[Math.floor(random() * TAPES.length)]!
    const tape = short * 0.16
    // Over the paper's edge, under the photo: the corners are all that is seen of it.
    drawTape(ink, at.left - edge * 0.4, at.top - edge * 0.4, tape, -0.72 + 0.1 * random(), colour)
    drawTape(ink, at.left + at.width + edge * 0.4, at.top + at.height + edge * 0.4, tape, -0.72 + 0.1 * random(), colour)
  })
  return { backdrop, views: [viewOf(photo!, staged, at)] }
}

/** The back of a postcard beside its picture: a stamp, a postmark, lines to write on, and the way there. */
export const postcard: Layout = (staged) => {
  const { photos: [photo], size, seed } = staged
  const short = Math.min(size.width, size.height)
  const margin = short * 0.06
  const isWide = size.width > size.height
  const seen = isWide
    ? { left: margin, top: margin, width: size.width * 0.62, height: size.height - 2 * margin }
    : { left: margin, top: margin, width: size.width - 2 * margin, height: size.height * 0.6 }
  const at = snapped(seen)
  const beside = isWide
    ? { left: at.left + at.width + margin * 0.6, top: margin, width: size.width - at.width - 2.6 * margin, height: size.height - 2 * margin }
    : { left: margin, top: at.top + at.height + margin * 0.6, width: size.width - 2 * margin, height: size.height - at.height - 2.6 * margin }
  const backdrop = drawn(size.width, size.height, (ink) => {
    drawPaper(ink, size, '#f6efe0', seed)
    drawAirmail(ink, size.width, size.height, short * 0.022)
    drawShadow(ink, at, short * 0.02)
    const stamp = Math.min(beside.width, beside.height) * (isWide ? 0.5 : 0.36)
    drawStamp(ink, beside.left + beside.width - stamp, beside.top + stamp * 0.04, stamp, seed)
    drawPostmark(ink, beside.left + beside.width - stamp * 1.15, beside.top + stamp * 0.85, stamp * 0.42)
    drawWay(ink, beside.left, beside.top + beside.height * 0.55, beside.width, beside.height * 0.4, seed)
  })
  return { backdrop, views: [viewOf(photo!, staged, at)] }
}

function drawAirmail(ink: Ink, width: number, height: number, band: number): void {
  const step = band * 2.4
  const bar = (x: number, y: number, wide: number, high: number, colour: string) => {
    ink.fillStyle = colour
    ink.fillRect(x, y, wide, high)
  }
  const colours = ['#c24b45', '#f6efe0', '#3c5f8f', '#f6efe0']
  for (let i = 0; i * step < Math.max(width, height) * 1.02; i++) {
    const colour = colours[i % 4]!
    bar(i * step, 0, step, band, colour)
    bar(i * step, height - band, step, band, colour)
    bar(0, i * step, band, step, colour)
    bar(width - band, i * step, band, step, colour)
  }
}

function drawStamp(ink: Ink, x: number, y: number, side: number, seed: number): void {
  const high = side * 1.2
  ink.save()
  ink.translate(x, y)
  ink.fillStyle = '#fffdf6'
  ink.shadowColor = 'rgba(60, 40, 10, 0.35)'
  ink.shadowBlur = side * 0.05
  ink.fillRect(0, 0, side, high)
  ink.shadowColor = 'transparent'
  ink.fillStyle = '#f6efe0'
  const tooth = side / 9
  for (let i = 0; i <= 9; i++) for (const edge of [0, high]) disc(ink, i * tooth, edge, tooth * 0.3)
  for (let i = 0; i <= 11; i++) for (const edge of [0, side]) disc(ink, edge, (i * high) / 11, tooth * 0.3)
  const inner = side * 0.12
  const sky = ink.createLinearGradient(0, inner, 0, high - inner)
  const hue = (seed * 47) % 360
  sky.addColorStop(0, `hsl(${hue} 45% 62%)`)
  sky.addColorStop(1, `hsl(${(hue + 40) % 360} 55% 84%)`)
  ink.fillStyle = sky
  ink.fillRect(inner, inner, side - 2 * inner, high - 2 * inner)
  ink.fillStyle = 'rgba(255, 250, 235, 0.9)'
  disc(ink, side * 0.66, high * 0.34, side * 0.1)
  ink.fillStyle = `hsl(${hue} 35% 34%)`
  ink.beginPath()
  ink.moveTo(inner, high - inner)
  ink.lineTo(inner, high * 0.66)
  ink.lineTo(side * 0.36, high * 0.44)
  ink.lineTo(side * 0.56, high * 0.66)
  ink.lineTo(side * 0.68, high * 0.56)
  ink.lineTo(side - inner, high * 0.74)
  ink.lineTo(side - inner, high - inner)
  ink.fill()
  ink.restore()
}

function disc(ink: Ink, x: number, y: number, radius: number): void {
  ink.beginPath()
  ink.arc(x, y, radius, 0, 2 * Math.PI)
  ink.fill()
}

function drawPostmark(ink: Ink, x: number, y: number, radius: number): void {
  ink.strokeStyle = 'rgba(40, 44, 60, 0.55)'
  ink.lineWidth = radius * 0.05
  for (const share of [1, 0.7]) {
    ink.beginPath()
    ink.arc(x, y, radius * share, 0, 2 * Math.PI)
    ink.stroke()
  }
  for (let k = -1; k <= 1; k++) {
    ink.beginPath()
    ink.moveTo(x + radius * 0.9, y + k * radius * 0.3)
    ink.bezierCurveTo(x + radius * 1.4, y + k * radius * 0.3 - radius * 0.2, x + radius * 1.8, y + k * radius * 0.3 + radius * 0.2, x + radius * 2.2, y + k * radius * 0.3)
    ink.stroke()
  }
}

/** A dotted way over a map of nowhere, from a ring to a pin. */
function drawWay(ink: Ink, x: number, y: number, width: number, height: number, seed: number): void {
  const random = createRandom(seed)
  const [from, to] = [{ x: x + width * 0.08, y: y + height * (0.6 + 0.3 * random()) }, { x: x + width * 0.88, y: y + height * (0.2 + 0.2 * random()) }]
  ink.strokeStyle = 'rgba(70, 90, 110, 0.2)'
  ink.lineWidth = 1.5
  for (let k = 0; k < 5; k++) {
    ink.beginPath()
    ink.ellipse(x + width * (0.3 + 0.4 * random()), y + height * (0.3 + 0.4 * random()), width * (0.1 + 0.3 * random()), height * (0.1 + 0.3 * random()), random(), 0, 2 * Math.PI)
    ink.stroke()
  }
  ink.strokeStyle = '#c24b45'
  ink.lineWidth = Math.max(2, height * 0.018)
  ink.setLineDash([ink.lineWidth * 3, ink.lineWidth * 2.4])
  ink.beginPath()
  ink.moveTo(from.x, from.y)
  ink.bezierCurveTo(x + width * 0.35, y - height * 0.1, x + width * 0.55, y + height * 1.1, to.x, to.y)
  ink.stroke()
  ink.setLineDash([])
  ink.beginPath()
  ink.arc(from.x, from.y, height * 0.035, 0, 2 * Math.PI)
  ink.stroke()
  ink.fillStyle = '#c24b45'
  ink.beginPath()
  ink.arc(to.x, to.y - height * 0.09, height * 0.055, Math.PI * 0.86, Math.PI * 2.14)
  ink.lineTo(to.x, to.y)
  ink.fill()
  ink.fillStyle = '#f6efe0'
  disc(ink, to.x, to.y - height * 0.09, height * 0.02)
}
