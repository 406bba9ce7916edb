import { sql, type SQL } from '../../platform/database/orm.ts'
import { works } from './works.table.ts'

/** Ten times the likes weigh as much as being this much newer, seconds. */
const SECONDS_PER_MAGNITUDE = 2 * 86_400

/** How far up a work stands on the featured square: likes count by magnitude, and newer works start higher, so nothing has to cool. */
export const heatOf = (likes: number, publishedAt: Date) => Math.log10(1 + likes) + publishedAt.getTime() / 1000 / SECONDS_PER_MAGNITUDE

/** The same inside a statement that has just changed the likes to `likes`. */
export const heatSql = (likes: SQL) =>
  sql`log(1 + ${likes}) + extract(epoch from ${works.publishedAt}) / ${SECONDS_PER_MAGNITUDE}::float8`
