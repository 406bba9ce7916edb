import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import type { Task, User, Work } from '#contract/entities.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** A token that the app takes for valid; only the server checks signatures. */
export const tokenOf = ({ role = [], permission = [] }: { role?: string[]; permission?: string[] } = {}) =>
  `e30.${btoa(JSON.stringify({ uid: id(1), role, permission, exp: 4102444800 }))}.x`
export const token = tokenOf()
/** What the same person gets in its place. */
export const otherToken = token.replace(/x$/, 'y')

export const sampleUser = (change: Partial<User> = {}): User => ({
  id: id(1),
  nickname: '灵感用户1234',
  coin: 10,
  member: false,
  phone: '138****8000',
  bio: '',
  interests: [],
  photosStay: false,
  works: 0,
  likes: 0,
  createdAt: 1_700_000_000_000,
  ...change,
})

export const sampleWork = (n: number, change: Partial<Work> = {}): Work => ({
  id: id(100 + n),
  generator: 'text-to-image',
  kind: 'image',
  title: `作品${n}`,
  width: 1024,
  height: 1024,
  files: { original: `/api/file/${n}.png?e=1&s=x`, preview: `/api/file/${n}-p.webp?e=1&s=x`, thumbnail: `/api/file/${n}-t.webp?e=1&s=x` },
  colour: '#445566',
  transparent: false,
  owner: { id: id(1), nickname: '灵感用户1234', house: false },
  mine: true,
  visibility: 'private',
  likes: 0,
  liked: false,
  description: { input: { prompt: '雪山湖泊', style: 'auto', size: '1:1', count: 1 }, seed: 7, engine: 'studio', understood: ['雪山湖泊'], unknown: [] },
  sample: false,
  createdAt: 1_700_000_000_000 + n,
  ...change,
})

export const sampleTask = (change: Partial<Task> = {}): Task => ({
  id: id(50),
  generator: 'text-to-image',
  state: 'queued',
  input: {},
  cost: 1,
  progress: 0,
  stage: '排队中',
  queuePosition: 0,
  works: [],
  createdAt: 1_700_000_000_000,
  ...change,
})

export const sampleGenerators = (): ResponseOf<'generatorList'> => ({
  categories: [
    { id: 'image', generators: [card('text-to-image', '/functionList/draw/textDraw', 1)] },
    { id: 'photo', generators: [card('cutout', '/functionSquare/cutout/index', 0), card('background-change', '/functionList/draw/bjxg', 1)] },
  ],
  recent: [],
})

type Cards = ResponseOf<'generatorList'>
type Offer = NonNullable<Cards['categories'][number]['generators'][number]['offers']>[number]

export const sampleOffer = (model: string, change: Partial<Offer> = {}): Offer => ({
  id: `${model.toLowerCase()}/m/g`,
  engine: `${model} Cloud`,
  model,
  stays: false,
  ...change,
})
/** The built-in engine as one among others. */
export const studioOffer = sampleOffer('Inkling Studio', { id: 'studio/built-in/g', engine: 'Inkling Studio', stays: true, reads: 'lexicon', seconds: 4 })

/** The generators, each with the same offers. */
export function generatorsWith(...offers: Offer[]): Cards {
  const { categories, recent } = sampleGenerators()
  return {
    categories: categories.map(({ id, generators }) => ({ id, generators: generators.map((one) => ({ ...one, offers })) })),
    recent,
  }
}

const card = (generator: string, path: string, cost: number) => ({
  id: generator,
  path,
  category: 'image',
  cost,
  makes: 'image',
  examples: [],
  typicalSeconds: 5,
  engine: 'studio',
})
