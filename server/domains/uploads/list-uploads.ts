import type { ParsedRequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import { and, eq, isNull } from '../../platform/database/orm.ts'
import type { Platform } from '../../platform/platform.ts'
import { after, pageOf, sorted, type Order } from '../keyset.ts'
import { uploads } from './uploads.table.ts'

const PAGE = 30
const newestFirst: Order = { column: uploads.createdAt, id: uploads.id, kind: 'time', direction: 'desc' }

/** The photos that a person has sent and that are still kept, page by page. */
export function createListUploads({ db, files }: Pick<Platform, 'db' | 'files'>) {
  return async ({ cursor }: ParsedRequestOf<'uploadList'>, userId: string): Promise<ResponseOf<'uploadList'>> => {
    const rows = await db
      .select()
      .from(uploads)
      .where(and(eq(uploads.userId, userId), isNull(uploads.film), after(newestFirst, cursor)))
      .orderBy(sorted(newestFirst))
      .limit(PAGE + 1)
    const { rows: shown, next } = pageOf(rows, PAGE, ({ createdAt, id }) => ({ value: createdAt.getTime(), id }))
    return { uploads: shown.map(({ id, key, width, height }) => ({ id, url: files.signedUrl(key), width, height })), ...(next && { next }) }
  }
}
