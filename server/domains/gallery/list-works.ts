import type { ParsedRequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import { findGenerator } from '#contract/generators/generators.ts'
import { badInput } from '../../business-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { createSharedWork } from '../../share-work.ts'
import { unplanned, type Statement } from '../../platform/database/statement.ts'
import { columnTypes, readCursor, writeCursor, type CursorValue } from './cursor.ts'
import { createFeatured } from './feed/featured.ts'
import { createFollowing } from './feed/following.ts'
import { PAGE } from './feed/rank.ts'
import { published, seenWorksStatement, type SeenWork, type SortField } from './seen-works.ts'
import type { Viewer, WorkViews } from './work-view.ts'

interface Sort {
  field: SortField
  column: string
  kind: CursorValue
}

const squareSort: Record<Exclude<ParsedRequestOf<'squareList'>['sort'], 'featured' | 'following'>, Sort> = {
  latest: { field: 'publishedAt', column: 'works.published_at', kind: 'time' },
  liked: { field: 'likes', column: 'works.likes', kind: 'count' },
}
const newestFirst: Sort = { field: 'createdAt', column: 'works.created_at', kind: 'time' }
const lastDeletedFirst: Sort = { field: 'deletedAt', column: 'works.deleted_at', kind: 'time' }

/** What a list holds: conditions without parameters, and columns with the value each must have. */
interface Wanted {
  conditions: readonly string[]
  values: Readonly<Record<string, string | undefined>>
  /** Of everybody: there, one plan is the best whatever is asked for. */
  everybody: boolean
}

/** Lists of works, page by page from where the last one ended, so that new works shift nothing. */
export function createListWorks(platform: Pick<Platform, 'db'>, workViews: WorkViews) {
  const { read, view } = workViews
  const featured = createFeatured(workViews)
  const following = createFollowing(workViews)
  /** One for each form that a list can have, by its text. */
  const statements = new Map<string, Statement<SeenWork>>()
  const statementOf = (rest: string) => statements.getOrInsertComputed(rest, () => seenWorksStatement(`list-${statements.size}`, rest))

  async function page({ conditions, values, everybody }: Wanted, sort: Sort, cursor: string | undefined, viewer: Viewer): Promise<ResponseOf<'squareList'>> {
    const { field, column, kind } = sort
    const from = cursor === undefined ? undefined : readCursor(cursor, kind)
    const given = Object.entries(values).filter(([, value]) => value !== undefined)
    const parameters: unknown[] = given.map(([, value]) => value)
    const asked = everybody ? unplanned : (parameter: string) => parameter
    const where = [...conditions, ...given.map(([name], i) => `works.${name} = ${asked(`$${4 + i}::text`)}`)]
    if (from) {
      where.push(`(${column}, works.id) < (${asked(`$${4 + given.length}::${columnTypes[kind]}`)}, ${asked(`$${5 + given.length}::uuid`)})`)
      parameters.push(kind === 'time' ? new Date(from.value) : from.value, from.id)
    }
    const statement = statementOf(`where ${where.join(' and ')} order by ${column} desc, works.id desc limit ${PAGE + 1}`)
    const rows = await read(statement, viewer, parameters)
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined
    return { works: rows.slice(0, PAGE).map((row) => view(row, viewer.locale)), next: last && writeCursor({ value: last[field]!, id: last.id }) }
  }

  async function square({ sort, theme, generator, cursor }: ParsedRequestOf<'squareList'>, viewer: Viewer): Promise<ResponseOf<'squareList'>> {
    if (theme !== undefined && (sort !== 'featured' || generator !== undefined)) throw badInput('theme', 'bad-input')
    if (generator !== undefined && sort === 'following') throw badInput('generator', 'bad-input')
    if (sort === 'featured') return featured({ theme, generator, cursor }, viewer)
    if (sort === 'following') return following(cursor, viewer)
    return page({ conditions: [published], values: { generator }, everybody: true }, squareSort[sort], cursor, viewer)
  }
  const visitors = createSharedWork<ResponseOf<'squareList'>>()

  return {
    // Visitors see the same: those who ask at the same time are answered by one reading.
    square: (request: ParsedRequestOf<'squareList'>, viewer: Viewer) => {
      if (viewer.identity) return square(request, viewer)
      const { sort, theme, generator, cursor } = request
      return visitors(JSON.stringify([sort, theme, generator, cursor, viewer.locale]), () => square(request, viewer))
    },

    own: async ({ kind, generator, bin, cursor }: ParsedRequestOf<'workList'>, viewer: Viewer): Promise<ResponseOf<'workList'>> => {
      // All that a generator makes is of one kind: beside it, a kind says nothing more or that there is nothing.
      const makes = generator === undefined ? undefined : findGenerator(generator)?.makes
      if (kind && makes && kind !== makes) return { works: [] }
      const wanted = {
        conditions: ['works.user_id = $1', bin ? 'works.deleted_at is not null' : 'works.deleted_at is null'],
        values: { kind: makes ? undefined : kind, generator },
        everybody: false,
      }
      return page(wanted, bin ? lastDeletedFirst : newestFirst, cursor, viewer)
    },
  }
}
