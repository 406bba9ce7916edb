import type { Viewer } from '../gallery/work-view.ts'
import type { Platform } from '../../platform/platform.ts'
import { createStatement } from '../../platform/database/statement.ts'
import { coloursNear, signsNear } from './index/picture-signs.ts'
import type { Find } from './query/find.ts'

const PAGE = 24
/** Works that are compared in all. */
const CANDIDATES = 600
/** Of 64 bits; two pictures of which more are different do not look alike. */
const FAR = 22
/** How far apart colours may be, as a share of black and white. */
const NEAR_COLOUR = 0.12

/** A picture by what it looks like. */
export interface Look {
  /** Its perceptual hash, where it has one. */
  hash: bigint | null
  /** Its average colour '#rrggbb'. */
  colour: string
}

/**
 * $1 the signs of pictures like it, $2 those of its colour, $3 its hash, $4..$6 red, green and blue, $7 itself. What looks alike
 * comes first; the rest is of its colours, among the best.
 */
const findAlike = createStatement<{ ref: string }>(
  'search-alike',
  `with near as materialized (select ref, hash, colour, quality from search_documents where kind = 'work' and signs && $1::int[] limit ${CANDIDATES}),
best as (select ref, hash, colour, quality, signs from search_documents where kind = 'work' order by quality desc, ref desc limit ${CANDIDATES * 4}),
candidates as (select * from near union select ref, hash, colour, quality from best where signs && $2::int[]),
compared as (
  select ref, quality, coalesce(bit_count((hash # $3::int8)::bit(64)), 64) as bits,
    sqrt(power(red - $4::float8, 2) + power(green - $5::float8, 2) + power(blue - $6::float8, 2)) / 441.7 as apart
  from candidates,
    lateral (select ('x' || substr(colour, 2, 2))::bit(8)::int as red, ('x' || substr(colour, 4, 2))::bit(8)::int as green, ('x' || substr(colour, 6, 2))::bit(8)::int as blue) as shade
  where ref is distinct from $7)
select ref from compared where bits <= ${FAR} or apart < ${NEAR_COLOUR} order by least(bits, ${FAR}) + 40 * apart, quality desc, ref limit ${PAGE}`,
)

/** Public works that look like a picture, the most alike first. */
export function createByPicture({ db }: Pick<Platform, 'db'>, find: Pick<Find, 'works'>) {
  return async ({ hash, colour }: Look, viewer: Viewer, itself?: string) => {
    const shade = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    const rows = await findAlike(db, [hash === null ? [] : signsNear(hash), coloursNear(colour), hash, ...shade, itself ?? null])
    return { works: await find.works(rows.map(({ ref }) => ref), viewer) }
  }
}
