import { and, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ParsedRequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import type { Platform } from '../../platform/platform.ts'
import { readCursor, writeCursor } from './cursor.ts'
import type { Viewer, ViewWorks } from './work-view.ts'
import { works, type WorkRow } from './works.table.ts'

const PAGE = 24

interface Sort {
  column: AnyPgColumn
  valueOf(row: WorkRow): number
}

const byTime = (column: AnyPgColumn, key: 'createdAt' | 'publishedAt' | 'deletedAt'): Sort => ({
  column,
  valueOf: (row) => row[key]!.getTime(),
})

const squareSort: Record<ParsedRequestOf<'squareList'>['sort'], Sort> = {
  featured: { column: works.heat, valueOf: (row) => row.heat },
  latest: byTime(works.publishedAt, 'publishedAt'),
  liked: { column: works.likes, valueOf: (row) => row.likes },
}

export const isPublic = and(eq(works.visibility, 'public'), isNull(works.deletedAt))

/** Lists of works, page by page from where the last one ended, so that new works shift nothing. */
export function createListWorks({ db }: Platform, viewWorks: ViewWorks) {
  async function page(where: SQL | undefined, { column, valueOf }: Sort, cursor: string | undefined, viewer: Viewer): Promise<ResponseOf<'squareList'>> {
    const rows = await db
      .select()
      .from(works)
      .where(and(where, cursor === undefined ? undefined : after(column, cursor)))
      .orderBy(desc(column), desc(works.id))
      .limit(PAGE + 1)
    const shown = rows.slice(0, PAGE)
    const last = rows.length > PAGE ? shown.at(-1) : undefined
    return { works: await viewWorks(shown, viewer), next: last && writeCursor({ value: valueOf(last), id: last.id }) }
  }

  return {
    square: ({ sort, generator, cursor }: ParsedRequestOf<'squareList'>, viewer: Viewer) =>
      page(and(isPublic, ofGenerator(generator)), squareSort[sort], cursor, viewer),

    own: ({ kind, generator, bin, cursor }: ParsedRequestOf<'workList'>, viewer: Viewer, userId: string) => {
      const where = and(
        eq(works.userId, userId),
        bin ? isNotNull(works.deletedAt) : isNull(works.deletedAt),
        kind && eq(works.kind, kind),
        ofGenerator(generator),
      )
      return page(where, bin ? byTime(works.deletedAt, 'deletedAt') : byTime(works.createdAt, 'createdAt'), cursor, viewer)
    },
  }
}

const ofGenerator = (generator: string | undefined) => (generator === undefined ? undefined : eq(works.generator, generator))

function after(column: AnyPgColumn, cursor: string): SQL {
  const { value, id } = readCursor(cursor)
  const bound = column.dataType === 'date' ? sql`${new Date(value).toISOString()}::timestamptz` : sql`${value}::float8`
  return sql`(${column}, ${works.id}) < (${bound}, ${id}::uuid)`
}
