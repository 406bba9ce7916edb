import { createCanvas } from '@napi-rs/canvas'
import { clamp, hex, smoothstep, type Rgb } from '../../pixels/colour.ts'
import { createRandom, type Random } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { coverage, createLayer, lay, tint, toImage, type Layer } from '../brush/layer.ts'
import { blend, css, lightness, pick, pigment, type Pigment } from '../brush/pigment.ts'
import { gradeToPalette } from '../palette-grade.ts'
import type { PaintContext, ScenePainter } from '../painter.ts'
import { ownColour } from '../subjects/stage.ts'
import { causticsOf, type Caustics } from './caustics.ts'
import { koiPatterns, paintKoi, type KoiPattern, type KoiPatternName } from './koi.ts'
import { arrangeLilies, paintLotus, paintPad } from './lily.ts'
import { stamp } from './sprite.ts'
import { ringsOf, throughSurface } from './surface.ts'

interface PondLight {
  deep: Pigment
  shallow: Pigment
  sky: Rgb
  filter: Pigment
}
const light = (deep: string, shallow: string, sky: string, filter: Pigment): PondLight => ({ deep: pigment(deep), shallow: pigment(shallow), sky: hex(sky), filter })
const BY_TIME: Readonly<Record<SceneSpec['time'], PondLight>> = {
  dawn: light('#0c2f3a', '#3f7a72', '#ffd9cf', [262, 244, 240]),
  day: light('#06323c', '#3f8a78', '#bfe4ff', [258, 258, 252]),
  sunset: light('#14282e', '#6f7048', '#ffb978', [268, 222, 184]),
  night: light('#050f22', '#17304a', '#86a8e8', [110, 124, 176]),
}
const PARTY: readonly KoiPatternName[] = ['kohaku', 'sanke', 'ogon', 'showa', 'orange', 'tancho', 'kohaku', 'asagi', 'sanke']
const KOI_LENGTH = { close: 540, medium: 360, wide: 250 } as const

/** The bed: dark where it is deep, stones where it is shallow, the net of light over all. */
function paintBed(layer: Layer, { deep, shallow }: PondLight, sunny: number, net: Caustics, { noise, checkCancelled }: PaintContext): void {
  const [width, height] = [Math.ceil(layer.width / 2), Math.ceil(layer.height / 2)]
  const canvas = createCanvas(width, height)
  const brush = canvas.getContext('2d')
  const image = brush.createImageData(width, height)
  const side = Math.min(width, height)
  for (let y = 0, i = 0; y < height; y++) {
    if ((y & 31) === 0) checkCancelled()
    for (let x = 0; x < width; x++, i += 4) {
      const [u, v] = [x / side, y / side]
      const ground = smoothstep(-0.45, 0.55, noise.fbm(u * 1.5 + 3, v * 1.5, 2) + 0.12)
      const stones = 1 - clamp(net.at(u * 1.7 + 0.1 * noise.at(u * 6, v * 6), v * 1.7 + 0.5) * 1.3)
      const tone = noise.at(Math.round(u * 11) * 1.7, Math.round(v * 11) * 1.3)
      const rays = net.at(u * 0.85 + 0.03 * noise.at(u * 4, v * 4), v * 0.85) * sunny
      for (let c = 0; c < 3; c++) {
        const bed = deep[c]! + (shallow[c]! - deep[c]!) * ground * (0.72 + 0.28 * stones + 0.1 * tone)
        image.data[i + c] = clamp(bed * (0.86 + 0.5 * rays * (0.4 + 0.6 * ground)), 0, 255)
      }
      image.data[i + 3] = 255
    }
  }
  brush.putImageData(image, 0, 0)
  layer.brush.imageSmoothingQuality = 'high'
  layer.brush.drawImage(canvas, 0, 0, layer.across, layer.down)
}

/** A koi of one colour, for a prompt that names it. */
const dyed = (colour: Pigment): KoiPattern => ({ ...koiPatterns.orange, ground: colour, fin: blend(colour, [255, 255, 255], 0.3), patches: [{ colour: blend(colour, [20, 10, 20], 0.25 * (1.1 - lightness(colour))), above: 0.16, scale: 2 }] })

/** Koi round an empty middle, head to tail, as they circle; with the shadows they throw on the bed. */
function paintKois(layer: Layer, spec: SceneSpec, { deep, filter }: PondLight, random: Random, context: PaintContext): void {
  const asked = spec.subjects.find(({ kind }) => kind === 'koi' || kind === 'fish')
  const count = asked?.count ?? (spec.without.includes('fish') ? 0 : 5)
  const colour = ownColour(spec, 'koi') ?? ownColour(spec, 'fish')
  const variety = asked?.kind === 'koi' ? (asked.variety as KoiPatternName | undefined) : undefined
  const { across, down, width, height } = layer
  const veil = variety === 'goldfish' ? 0.72 : 1
  const length = KOI_LENGTH[spec.framing] * veil * Math.pow(Math.max(1, count), -0.2) * (count === 1 ? 1.25 : 1)
  const [start, turn] = [random() * 6.2832, random() < 0.5 ? 1 : -1]
  const first = Math.floor(random() * PARTY.length)
  const swimming = createLayer(width, height)
  const shadows = createLayer(width, height)
  for (let k = 0; k < count; k++) {
    context.checkCancelled()
    const [a, b, c, d] = [random(), random(), random(), random()]
    const angle = start + (k / Math.max(1, count)) * 6.2832 + (a - 0.5) * 0.8
    const ring = count === 1 ? 0.02 : count > 4 && k % 3 === 0 ? 0.07 : 0.27 + 0.1 * (b - 0.5)
    const [x, y] = [across * (0.5 + Math.cos(angle) * ring * Math.max(1, 0.75 + (0.25 * across) / down)), down * (0.5 + Math.sin(angle) * ring * Math.max(1, 0.75 + (0.25 * down) / across))]
    const heading = angle + (turn * Math.PI) / 2 + (c - 0.5) * 1.1 + Math.PI
    const size = length * (0.82 + 0.36 * d)
    const pattern: KoiPattern = colour && (!variety || variety === 'goldfish') ? { ...dyed(colour), veil: variety === 'goldfish' } : koiPatterns[variety ?? PARTY[(first + k) % PARTY.length]!]
    const sprite = paintKoi(pattern, Math.max(14, (size * width) / across), random, context.noise)
    stamp(shadows.brush, sprite, x + 26, y + 38, size, heading, false)
    stamp(swimming.brush, sprite, x, y, size, heading, false)
  }
  shadows.brush.globalCompositeOperation = 'source-in'
  shadows.brush.fillStyle = css(blend(deep, [0, 0, 0], 0.6))
  shadows.brush.fillRect(0, 0, across, down)
  lay(layer, shadows, { sigma: 9, alpha: 0.55 })
  tint(swimming, css(filter))
  swimming.brush.globalCompositeOperation = 'source-atop'
  swimming.brush.fillStyle = css(blend(deep, [120, 190, 180], 0.3), 0.07)
  swimming.brush.fillRect(0, 0, across, down)
  lay(layer, swimming)
}

/** What falls on the water: blossom in spring, maple leaves in autumn. */
function paintFallen(layer: Layer, season: SceneSpec['season'], random: Random): void {
  if (season !== 'spring' && season !== 'autumn') return
  const { brush, across, down } = layer
  const hues = (season === 'spring' ? ['#ffd3e0', '#ffbcd0', '#fff0f4'] : ['#d8572a', '#e8902e', '#b83a2a', '#e8b83a']).map(pigment)
  for (let k = 0; k < 46; k++) {
    const [x, y, turn, size] = [random() * across, random() * down, random() * 6.2832, 8 + 8 * random()]
    brush.save()
    brush.translate(x, y)
    brush.rotate(turn)
    const points = season === 'spring' ? 1 : 5
    for (const [shift, fill] of [[4, 'rgba(4,20,24,0.3)'], [0, css(pick(random, hues), 0.95)]] as const) {
      brush.fillStyle = fill
      for (let p = 0; p < points; p++) {
        const a = points === 1 ? 0 : (p - 2) * 0.72
        const reach = size * (points === 1 ? 1.5 : 1.7 - 0.28 * Math.abs(p - 2))
        brush.beginPath()
        brush.moveTo(shift, shift)
        brush.quadraticCurveTo(shift + Math.cos(a - 0.5) * reach * 0.7, shift + Math.sin(a - 0.5) * reach * 0.7, shift + Math.cos(a) * reach, shift + Math.sin(a) * reach)
        brush.quadraticCurveTo(shift + Math.cos(a + 0.5) * reach * 0.7, shift + Math.sin(a + 0.5) * reach * 0.7, shift, shift)
        brush.fill()
      }
    }
    brush.restore()
  }
}

/** The 'pond' scene: koi seen from above through moving water, between lotus leaves. */
export const paintPond: ScenePainter = (spec, width, height, context) => {
  const layer = createLayer(width, height)
  const random = createRandom(spec.seed)
  const mood = BY_TIME[spec.time]
  const net = causticsOf(spec)
  paintBed(layer, mood, spec.time === 'night' ? 0.15 : 0.5, net, context)
  context.progress(0.25)
  paintKois(layer, spec, mood, random, context)
  context.progress(0.5)
  const side = Math.min(width, height)
  const rings = ringsOf(spec.weather === 'rain' ? 46 : 4, width / side, height / side, random)
  const below = throughSurface(toImage(layer, () => context.checkCancelled()), mood.sky, spec.time === 'night' ? 0.5 : 1, rings, context)
  context.progress(0.7)

  const top = createLayer(width, height)
  const lilies = arrangeLilies(top.across, top.down, !spec.without.includes('flowers') && spec.season !== 'winter', random)
  for (const { kind, x, y, size, turn, seed } of lilies) {
    context.checkCancelled()
    top.brush.save()
    top.brush.translate(x, y)
    top.brush.rotate(turn)
    top.brush.scale(size, size)
    if (kind === 'pad') paintPad(top.brush, seed)
    else paintLotus(top.brush, seed)
    top.brush.restore()
  }
  paintFallen(top, spec.season, random)
  const shade = createLayer(width, height)
  for (const { x, y, size } of lilies) {
    shade.brush.beginPath()
    shade.brush.arc(x + 16, y + 26, size * 0.96, 0, 2 * Math.PI)
    shade.brush.fill()
  }
  const shadow = coverage(shade)
  tint(top, css(mood.filter))
  const above = toImage(top, () => context.checkCancelled())
  const cover = coverage(top)
  for (let c = 0; c < 3; c++) {
    const plane = below.planes[c]!
    const over = above.planes[c]!
    for (let i = 0; i < plane.length; i++) plane[i] = plane[i]! * (1 - 0.5 * shadow[i]!) * (1 - cover[i]!) + over[i]! * cover[i]!
  }
  gradeToPalette(below, spec.palette, () => context.checkCancelled())
  return { image: below, tone: { filmic: false, grain: 0.014, seed: spec.seed } }
}
