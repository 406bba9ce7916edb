import * as v from 'valibot'
import { badInput } from '../../../business-error.ts'
import { PAGE, POOL, type Boosts, type Shown } from './rank.ts'
import type { Edge } from './merge-sources.ts'

/** Where somebody is in the featured square. What they like stays as it was on the first page: else places would change under them. */
export interface FeedPosition {
  boosts: Boosts
  /** Of the list of all, then of each theme that they like. */
  edges: readonly (Edge | undefined)[]
  /** Read, and not shown yet. */
  left: readonly string[]
  shown: Shown
}

const Id = v.pipe(v.string(), v.uuid())
const Hash = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,19}$/),
  v.transform((digits) => BigInt(digits)),
)
const Finite = v.pipe(v.number(), v.finite())
const Place = v.nullable(v.strictTuple([Finite, Id]))
const MOST_BOOSTS = 2

const Position = v.strictTuple([
  Place,
  v.pipe(v.array(v.strictTuple([v.pipe(v.string(), v.maxLength(20), v.regex(/^[a-z-]+$/)), v.pipe(Finite, v.minValue(0), v.maxValue(4)), Place])), v.maxLength(MOST_BOOSTS)),
  v.pipe(v.array(Id), v.maxLength(POOL)),
  v.nullable(Id),
  v.pipe(v.array(Hash), v.maxLength(PAGE)),
])

const pack = (edge: Edge | undefined) => (edge ? [edge.heat, edge.id] : null)
const unpack = (place: v.InferOutput<typeof Place>): Edge | undefined => (place ? { heat: place[0], id: place[1] } : undefined)

export function writeFeedCursor({ boosts, edges, left, shown }: FeedPosition): string {
  const liked = Object.entries(boosts).map(([theme, boost], at) => [theme, boost, pack(edges[at + 1])])
  const position = [pack(edges[0]), liked, left, shown.userId ?? null, shown.hashes.map(String)]
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

/** Fails with 20004 where the cursor is none of the featured square's. */
export function readFeedCursor(cursor: string): FeedPosition {
  const parsed = v.safeParse(v.pipe(v.string(), v.transform((text) => Buffer.from(text, 'base64url').toString()), v.parseJson(), Position), cursor)
  if (!parsed.success) throw badInput('cursor', 'bad-cursor')
  const [edge, liked, left, userId, hashes] = parsed.output
  return {
    boosts: Object.fromEntries(liked.map(([theme, boost]) => [theme, boost])),
    edges: [unpack(edge), ...liked.map(([, , place]) => unpack(place))],
    left,
    shown: { userId: userId ?? undefined, hashes },
  }
}
