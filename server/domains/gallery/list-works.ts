import { and, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ParsedRequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import { findGenerator } from '#contract/generators/generators.ts'
import type { Platform } from '../../platform/platform.ts'
import { readCursor, writeCursor, type CursorValue } from './cursor.ts'
import type { Viewer, ViewWorks } from './work-view.ts'
import { works, type WorkRow } from './works.table.ts'

const PAGE = 24

interface Sort {
  column: AnyPgColumn
  kind: CursorValue
  valueOf(row: WorkRow): number
}

const byTime = (column: AnyPgColumn, key: 'createdAt' | 'publishedAt' | 'deletedAt'): Sort => ({
  column,
  kind: 'time',
  valueOf: (row) => row[key]!.getTime(),
})

const squareSort: Record<ParsedRequestOf<'squareList'>['sort'], Sort> = {
  featured: { column: works.heat, kind: 'number', valueOf: (row) => row.heat },
  latest: byTime(works.publishedAt, 'publishedAt'),
  liked: { column: works.likes, kind: 'count', valueOf: (row) => row.likes },
}

/** Without parameters, so that the indexes of published works serve whatever plan is made. */
export const isPublic = sql`(${works.visibility} = 'public' and ${works.deletedAt} is null)`

/** Lists of works, page by page from where the last one ended, so that new works shift nothing. */
export function createListWorks({ db }: Platform, viewWorks: ViewWorks) {
  async function page(where: SQL | undefined, { column, kind, valueOf }: Sort, cursor: string | undefined, viewer: Viewer): Promise<ResponseOf<'squareList'>> {
    const rows = await db
      .select()
      .from(works)
      .where(and(where, cursor === undefined ? undefined : after({ column, kind }, cursor)))
      .orderBy(desc(column), desc(works.id))
      .limit(PAGE + 1)
    const shown = rows.slice(0, PAGE)
    const last = rows.length > PAGE ? shown.at(-1) : undefined
    return { works: await viewWorks(shown, viewer), next: last && writeCursor({ value: valueOf(last), id: last.id }) }
  }

  return {
    square: ({ sort, generator, cursor }: ParsedRequestOf<'squareList'>, viewer: Viewer) =>
      page(and(isPublic, ofGenerator(generator)), squareSort[sort], cursor, viewer),

    own: async ({ kind, generator, bin, cursor }: ParsedRequestOf<'workList'>, viewer: Viewer, userId: string): Promise<ResponseOf<'workList'>> => {
      // All that a generator makes is of one kind: beside it, a kind says nothing more or that there is nothing.
      const makes = generator === undefined ? undefined : findGenerator(generator)?.makes
      if (kind && makes && kind !== makes) return { works: [] }
      const where = and(
        eq(works.userId, userId),
        bin ? isNotNull(works.deletedAt) : isNull(works.deletedAt),
        kind && !makes ? eq(works.kind, kind) : undefined,
        ofGenerator(generator),
      )
      return page(where, bin ? byTime(works.deletedAt, 'deletedAt') : byTime(works.createdAt, 'createdAt'), cursor, viewer)
    },
  }
}

const ofGenerator = (generator: string | undefined) => (generator === undefined ? undefined : eq(works.generator, generator))

/** The bound has the column's own type: compared as another one, no index serves. */
function after({ column, kind }: Pick<Sort, 'column' | 'kind'>, cursor: string): SQL {
  const { value, id } = readCursor(cursor, kind)
  const bound = sql.param(kind === 'time' ? new Date(value) : value, column)
  return sql`(${column}, ${works.id}) < (${bound}::${sql.raw(column.getSQLType())}, ${id}::uuid)`
}
