import { orm } from './drizzle.ts'

/** What our queries use of Drizzle; values by `drizzle.ts`, which says why. */
export const {
  DrizzleQueryError,
  TransactionRollbackError,
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  getTableName,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  max,
  ne,
  notInArray,
  or,
  sql,
  sum,
} = orm
export type { AnyColumn, InferSelectModel, SQL } from 'drizzle-orm'
