import type { Viewer } from '../gallery/work-view.ts'
import type { Platform } from '../../platform/platform.ts'
import { createPlannedStatement } from '../../platform/database/statement.ts'
import { coloursNear, signsNear } from './index/picture-signs.ts'
import type { Find } from './query/find.ts'

const PAGE = 24
/** Works that are compared in all. */
const CANDIDATES = 1500
/** Of 64 bits; two pictures of which more are different do not look alike. */
const FAR = 22

/** A picture by what it looks like. */
export interface Look {
  /** Its perceptual hash, where it has one. */
  hash: bigint | null
  /** Its average colour '#rrggbb'. */
  colour: string
}

/**
 * $1 the signs of pictures like it, $2 those of its colour, $3 its hash, $4..$6 red, green and blue, $7 itself. What looks alike
 * comes first; the rest is of its colours.
 */
const findAlike = createPlannedStatement<{ ref: string }>(`
with near as materialized (select ref from search_documents where kind = 'work' and signs && $1::int[] limit ${CANDIDATES}),
coloured as materialized (select ref from search_documents where kind = 'work' and signs && $2::int[] limit ${CANDIDATES}),
candidates as (select ref from near union select ref from coloured),
compared as (
  select works.id::text as ref, works.heat,
    coalesce(bit_count((works.picture_hash # $3::int8)::bit(64)), 64) as bits,
    sqrt(power(red - $4::float8, 2) + power(green - $5::float8, 2) + power(blue - $6::float8, 2)) / 441.7 as apart
  from candidates join works on works.id = candidates.ref::uuid,
    lateral (select ('x' || substr(colour, 2, 2))::bit(8)::int as red, ('x' || substr(colour, 4, 2))::bit(8)::int as green, ('x' || substr(colour, 6, 2))::bit(8)::int as blue) as shade
  where works.id::text is distinct from $7)
select ref from compared where bits <= ${FAR} or apart < 0.12 order by least(bits, ${FAR}) + 40 * apart, heat desc, ref limit ${PAGE}`)

/** Public works that look like a picture, the most alike first. */
export function createByPicture({ db }: Pick<Platform, 'db'>, find: Pick<Find, 'works'>) {
  return async ({ hash, colour }: Look, viewer: Viewer, itself?: string) => {
    const shade = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    const rows = await findAlike(db, [hash === null ? [] : signsNear(hash), coloursNear(colour), hash, ...shade, itself ?? null])
    return { works: await find.works(rows.map(({ ref }) => ref), viewer) }
  }
}
