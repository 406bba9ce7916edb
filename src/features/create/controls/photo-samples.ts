import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GeneratorId } from '#contract/generators/generators.ts'

const samples = {
  astronaut: msg`宇航员`,
  officer: msg`军官`,
  'mona-lisa': msg`蒙娜丽莎`,
  'old-photo': msg`老照片`,
  cat: msg`小猫`,
  coffee: msg`咖啡`,
  rocket: msg`火箭`,
  lake: msg`湖景画`,
  'sketch-cat': msg`小猫线稿`,
  'sketch-house': msg`小屋线稿`,
  'sketch-flowers': msg`花束线稿`,
  'sketch-girl': msg`女孩线稿`,
} satisfies Record<string, MessageDescriptor>
type Sample = keyof typeof samples

const people: Sample[] = ['astronaut', 'officer', 'mona-lisa']
const things: Sample[] = ['astronaut', 'cat', 'coffee', 'rocket']
const scenes: Sample[] = ['rocket', 'lake', 'coffee', 'cat']
const products: Sample[] = ['coffee']

/** What each generator needs to see in a photo, by '<generator>' or '<generator>.<field>'; a person where nothing is said. */
const needs: Partial<Record<GeneratorId | `${GeneratorId}.${string}`, Sample[]>> = {
  cutout: things,
  'background-change': things,
  'image-to-text': things,
  erasure: scenes,
  'img-to-video': ['lake', 'astronaut', 'cat', 'rocket'],
  extend: scenes,
  'local-redraw': scenes,
  'picture-redraw': ['cat', 'rocket', 'coffee', 'astronaut'],
  repair: ['old-photo', 'cat', 'rocket'],
  'sketch-render': ['sketch-cat', 'sketch-house', 'sketch-flowers', 'sketch-girl'],
  'product-on-model.product': products,
  'face-swap.face': ['mona-lisa', 'officer', 'astronaut'],
  'model-replace.face': ['mona-lisa', 'officer', 'astronaut'],
}

export interface PhotoSample {
  name: string
  words: MessageDescriptor
  src: string
  thumbnail: string
}

/** Photos of ours to try a generator with, for those who have none at hand. */
export function samplesFor(generator: string, field: string): PhotoSample[] {
  const id = generator as GeneratorId
  return (needs[`${id}.${field}`] ?? needs[id] ?? people).map((name) => ({
    name,
    words: samples[name],
    src: `/samples/photos/${name}.webp`,
    thumbnail: `/samples/photos/thumbnails/${name}.webp`,
  }))
}

/** Whether a field asks for a person, whom a phone's front camera takes. */
export const asksForPerson = (generator: string, field: string): boolean =>
  (needs[`${generator as GeneratorId}.${field}`] ?? needs[generator as GeneratorId] ?? people).every((sample) => people.includes(sample))
