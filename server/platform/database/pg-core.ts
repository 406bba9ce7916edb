import { pgCore } from './drizzle.ts'

/** What our tables use of Drizzle; values by `drizzle.ts`, which says why. */
export const {
  alias,
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} = pgCore
export type { AnyPgColumn, PgColumn, PgTable } from 'drizzle-orm/pg-core'
