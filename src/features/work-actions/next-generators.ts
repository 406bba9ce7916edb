import type { GeneratorCard } from '#contract/endpoints/creation.ts'
import type { Pictured, Work } from '#contract/entities.ts'
import { controlsOf } from '#contract/generators/control.ts'
import { findGenerator, type GeneratorId } from '#contract/generators/generators.ts'

const forPhotos: GeneratorId[] = ['repair', 'background-change', 'extend', 'erasure', 'picture-redraw', 'cutout', 'local-redraw', 'image-to-text']
const forPaintings: GeneratorId[] = ['repair', 'local-redraw', 'extend', 'picture-redraw', 'erasure', 'cutout', 'background-change', 'image-to-text']
const forPeople: GeneratorId[] = ['beauty', 'makeup', 'face-swap', 'dress-up', 'background-change', 'avatar', 'repair', 'clothes-change']

/** What people do next with a result of each generator, or of its category; the likeliest first. */
const likely: Record<string, GeneratorId[]> = {
  image: forPaintings,
  photo: forPhotos,
  portrait: forPeople,
  // Drawn faces: what looks for a photographed one finds none.
  avatar: forPaintings,
  'photo-to-anime': forPaintings,
  'manga-comic': forPaintings,
  'warm-sun-comic': forPaintings,
  'fingertip-comic': forPaintings,
  cutout: ['background-change', 'product-on-model', 'repair', 'sketch-render', 'picture-redraw'],
  beauty: ['makeup', 'dress-up', 'background-change', 'avatar', 'human', 'repair'],
  makeup: ['beauty', 'dress-up', 'background-change', 'avatar', 'human', 'repair'],
  'face-swap': ['beauty', 'background-change', 'repair', 'dress-up', 'picture-redraw'],
  'clothes-change': ['background-change', 'beauty', 'repair', 'dress-up', 'human'],
  'dress-up': ['beauty', 'background-change', 'repair', 'avatar'],
  'model-generator': ['clothes-change', 'product-on-model', 'background-change', 'repair', 'local-redraw'],
  'product-on-model': ['model-replace', 'background-change', 'repair', 'erasure'],
  'model-replace': ['product-on-model', 'background-change', 'beauty', 'repair'],
}

/** What people do next with a photo that was read, by what it shows. */
const likelyWith: Record<Pictured, GeneratorId[]> = {
  old: ['repair', 'beauty', 'extend', 'cutout', 'background-change', 'picture-redraw'],
  people: ['beauty', 'human', 'makeup', 'background-change', 'cutout', 'repair', 'art-portrait'],
  thing: ['cutout', 'background-change', 'erasure', 'repair', 'extend', 'picture-redraw'],
  view: ['picture-redraw', 'extend', 'erasure', 'repair', 'local-redraw', 'cutout'],
}

/** With the way to all others, two lines of four. */
const AT_HAND = 7

const takesPhoto = (id: string) => {
  const generator = findGenerator(id)
  return generator !== undefined && controlsOf(generator).some(({ control }) => control.control === 'photo')
}

/** The generators at hand that can go on with a result, the likeliest first by what it shows or was made with, and how many of them are. */
export function nextGenerators({ generator: from, text }: Pick<Work, 'generator' | 'text'>, cards: readonly GeneratorCard[]): { cards: GeneratorCard[]; likely: number } {
  const order = (text?.shows && likelyWith[text.shows]) ?? likely[from] ?? likely[findGenerator(from)?.category ?? ''] ?? forPhotos
  const able = cards.filter(({ id }) => takesPhoto(id))
  const first = order.flatMap((id) => able.find((card) => card.id === id) ?? [])
  return { cards: [...first, ...able.filter((card) => !first.includes(card))], likely: Math.min(first.length, AT_HAND) }
}
