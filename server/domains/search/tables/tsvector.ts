import { customType } from '../../../platform/database/pg-core.ts'

/** PostgreSQL's list of words to search in; only statements of SQL read and write it. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
