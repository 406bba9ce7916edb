import * as v from 'valibot'
import { appConfig } from '#config'
import { countCharacters } from '../characters.ts'
import { Id } from '../entities.ts'
import { field } from './control.ts'

const { promptMaxLength, negativeMaxLength, titleMaxLength, maxCount } = appConfig.creation

export const text = (max: number) => v.pipe(v.string(), v.trim(), v.check((value) => countCharacters(value) <= max, 'too-long'))
export const requiredText = (max: number) => v.pipe(text(max), v.check((value) => value.length > 0, 'empty'))

export const imageStyles = ['auto', 'photo', 'oil', 'watercolour', 'pencil', 'ink', 'cartoon', 'lowpoly', 'pixel'] as const
export type ImageStyle = (typeof imageStyles)[number]
export const ratios = ['1:1', '3:4', '4:3', '9:16', '16:9'] as const
export type Ratio = (typeof ratios)[number]
export const clarities = ['standard', 'high'] as const
export type Clarity = (typeof clarities)[number]

/** Pixels of each ratio at standard clarity; high is 1.5 times as many on each side. */
const standardSizes: Record<Ratio, readonly [width: number, height: number]> = {
  '1:1': [1024, 1024],
  '3:4': [864, 1152],
  '4:3': [1152, 864],
  '9:16': [720, 1280],
  '16:9': [1280, 720],
}

export function pixelsOf(ratio: Ratio, clarity: Clarity): { width: number; height: number } {
  const [width, height] = standardSizes[ratio]
  const times = clarity === 'high' ? 1.5 : 1
  return { width: width * times, height: height * times }
}

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

const Point = v.tuple([share, share])

/** A finger's path over a photo: points as shares of its width and height, radius as a share of its width. */
export const Stroke = v.object({
  mode: v.picklist(['keep', 'remove']),
  radius: v.pipe(v.number(), v.minValue(0.001), v.maxValue(0.25)),
  points: v.pipe(v.array(Point), v.minLength(1), v.maxLength(2000)),
  /** The points are the outline of an area that is filled whole. */
  area: v.optional(v.boolean()),
})
export type Stroke = v.InferOutput<typeof Stroke>
const Strokes = v.pipe(v.array(Stroke), v.maxLength(300))

/** A part of a photo: what the strokes keep, less what later ones remove; then turned over, grown or shrunk. */
export const Mask = v.object({
  strokes: Strokes,
  inverted: v.optional(v.boolean(), false),
  /** Share of the photo's width that the edge moves outwards; inwards below 0. */
  grow: v.optional(v.pipe(v.number(), v.minValue(-0.05), v.maxValue(0.05)), 0),
})
export type Mask = v.InferOutput<typeof Mask>

const Colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'not-a-colour'))

/** A place on the photo and the colour that the person wants there. */
export const Tap = v.object({ at: Point, colour: Colour })
export type Tap = v.InferOutput<typeof Tap>

/** How far a picture is extended on each side, as shares of its own width or height. */
const margin = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0)
export const Margins = v.object({ top: margin, right: margin, bottom: margin, left: margin })
export type Margins = v.InferOutput<typeof Margins>

/** A number from `from` to `to` on a slider. */
export function slider(value: number, { from = 0, to = 1, step = 0.05, advanced = false } = {}) {
  const schema = v.optional(v.pipe(v.number(), v.minValue(from), v.maxValue(to)), value)
  return field(schema, { control: 'slider', from, to, step, advanced })
}

/** A strength on a slider, 0 to 1; left out, the engine takes as much as it finds to be needed. */
export function measuredSlider({ advanced = false } = {}) {
  return field(v.optional(share), { control: 'slider', from: 0, to: 1, step: 0.05, advanced })
}

/** One of some values; the first is the default. */
export function choice<const Options extends readonly [string, ...string[]]>(options: Options, { pictured = false, advanced = false } = {}) {
  const schema = v.optional(v.picklist(options), () => options[0] as Options[number])
  return field(schema, { control: 'choice', options, pictured, advanced })
}

/** One of some values that only the person can know: there is no default. */
export function requiredChoice<const Options extends readonly [string, ...string[]]>(options: Options) {
  return field(v.picklist(options), { control: 'choice', options })
}

/** Some of the values, one at least. */
export function choices<const Options extends readonly [string, ...string[]]>(options: Options, max: number, { pictured = false } = {}) {
  const schema = v.pipe(v.array(v.picklist(options)), v.minLength(1, 'missing'), v.maxLength(max))
  return field(schema, { control: 'choices', options, pictured })
}

export function toggle(on: boolean, { advanced = false } = {}) {
  return field(v.optional(v.boolean(), on), { control: 'switch', advanced })
}

/** A colour, '#rrggbb'; left out, the engine chooses. */
export function colour({ advanced = false } = {}) {
  return field(v.optional(Colour), { control: 'colour', advanced })
}

/** A second picture of the person's, or one that may be left out. */
export const extraPhoto = field(Id, { control: 'photo' })

export const fields = {
  prompt: field(requiredText(promptMaxLength), { control: 'prompt' }),
  negative: field(v.optional(text(negativeMaxLength), ''), { control: 'negative', advanced: true }),
  style: field(v.optional(v.picklist(imageStyles), 'auto'), { control: 'style' }),
  size: field(v.optional(v.picklist(ratios), '1:1'), { control: 'size' }),
  portraitSize: field(v.optional(v.picklist(['3:4', '1:1', '9:16']), '3:4'), { control: 'size', options: ['3:4', '1:1', '9:16'] }),
  clarity: field(v.optional(v.picklist(clarities), 'standard'), { control: 'clarity', advanced: true }),
  count: field(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxCount)), 1), { control: 'count', advanced: true }),
  seed: field(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff))), { control: 'seed', advanced: true }),
  photo: field(Id, { control: 'photo' }),
  subject: field(v.optional(v.picklist(['auto', 'person', 'object']), 'auto'), { control: 'subject' }),
  strokes: field(v.optional(Strokes, []), { control: 'strokes' }),
  mask: field(v.pipe(Mask, v.check(({ strokes, inverted }) => inverted || strokes.some(({ mode }) => mode === 'keep'), 'mask-empty')), { control: 'mask' }),
  /** A mask that helps where it is drawn and may be left out. */
  helpingMask: field(v.optional(Mask), { control: 'mask', advanced: true }),
  taps: field(v.optional(v.pipe(v.array(Tap), v.maxLength(60)), []), { control: 'taps' }),
  margins: field(
    v.pipe(Margins, v.check((sides) => Object.values(sides).some((side) => side > 0), 'margins-empty')),
    { control: 'margins' },
  ),
  wish: field(v.optional(text(promptMaxLength), ''), { control: 'prompt' }),
  /** Lettering in the picture. */
  title: field(v.optional(text(titleMaxLength), ''), { control: 'text', advanced: true }),
  /** The language of words that are made; the interface's by default. */
  language: field(v.picklist(appConfig.locales), { control: 'language' }),
  background: field(
    v.optional(
      v.variant('kind', [
        v.object({ kind: v.literal('transparent') }),
        v.object({ kind: v.literal('colour'), colour: Colour }),
        v.object({ kind: v.literal('blur'), strength: share }),
      ]),
      { kind: 'transparent' },
    ),
    { control: 'background' },
  ),
  backdrop: field(
    v.variant('kind', [
      v.object({ kind: v.literal('prompt'), prompt: requiredText(promptMaxLength), style: v.optional(v.picklist(imageStyles), 'auto') }),
      v.object({ kind: v.literal('picture'), picture: Id }),
    ]),
    { control: 'backdrop' },
  ),
  /** How far the backdrop is out of focus, 0..1. */
  depthOfField: field(v.optional(share, 0.35), { control: 'slider', step: 0.05, advanced: true }),
  /** How much of the backdrop's light falls on the edge of the subject, 0..1. */
  lightWrap: field(v.optional(share, 0.5), { control: 'slider', step: 0.05, advanced: true }),
} as const
