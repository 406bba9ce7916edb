import * as v from 'valibot'
import { appConfig } from '#config'
import { countCharacters } from '../characters.ts'
import { Id } from '../entities.ts'
import { field } from './control.ts'

const { creation } = appConfig

const text = (max: number) => v.pipe(v.string(), v.trim(), v.check((value) => countCharacters(value) <= max, 'too-long'))
const requiredText = (max: number) => v.pipe(text(max), v.check((value) => value.length > 0, 'empty'))

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

/** A finger's path over a photo: points as shares of its width and height, radius as a share of its width. */
export const Stroke = v.object({
  mode: v.picklist(['keep', 'remove']),
  radius: v.pipe(v.number(), v.minValue(0.001), v.maxValue(0.25)),
  points: v.pipe(v.array(v.tuple([share, share])), v.minLength(1), v.maxLength(2000)),
})
export type Stroke = v.InferOutput<typeof Stroke>

const Colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'not-a-colour'))

export const fields = {
  prompt: field(requiredText(creation.promptMaxLength), { control: 'prompt' }),
  negative: field(v.optional(text(creation.negativeMaxLength), ''), { control: 'negative', advanced: true }),
  style: field(v.optional(v.picklist(imageStyles), 'auto'), { control: 'style' }),
  size: field(v.optional(v.picklist(ratios), '1:1'), { control: 'size' }),
  clarity: field(v.optional(v.picklist(clarities), 'standard'), { control: 'clarity', advanced: true }),
  count: field(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(creation.maxCount)), 1), { control: 'count', advanced: true }),
  seed: field(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff))), { control: 'seed', advanced: true }),
  photo: field(Id, { control: 'photo' }),
  subject: field(v.optional(v.picklist(['auto', 'person', 'object']), 'auto'), { control: 'subject' }),
  strokes: field(v.optional(v.pipe(v.array(Stroke), v.maxLength(300)), []), { control: 'strokes' }),
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
      v.object({ kind: v.literal('prompt'), prompt: requiredText(creation.promptMaxLength), style: v.optional(v.picklist(imageStyles), 'auto') }),
      v.object({ kind: v.literal('picture'), picture: Id }),
    ]),
    { control: 'backdrop' },
  ),
  /** How far the backdrop is out of focus, 0..1. */
  depthOfField: field(v.optional(share, 0.35), { control: 'slider', step: 0.05, advanced: true }),
  /** How much of the backdrop's light falls on the edge of the subject, 0..1. */
  lightWrap: field(v.optional(share, 0.5), { control: 'slider', step: 0.05, advanced: true }),
} as const
