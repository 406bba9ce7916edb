import { createRequire } from 'node:module'
import type * as Orm from 'drizzle-orm'
import type * as NodePostgres from 'drizzle-orm/node-postgres'
import type * as Migrator from 'drizzle-orm/node-postgres/migrator'
import type * as PgCore from 'drizzle-orm/pg-core'

/**
 * Drizzle's values, from its CommonJS build: its package.json names a thousand entries, and Node parses it anew for each ES
 * module of the package, which was 0.6 s of a processor in every process that opens a database. CommonJS files ask for it once.
 */
const require = createRequire(import.meta.url)

export const orm = require('drizzle-orm') as typeof Orm
export const pgCore = require('drizzle-orm/pg-core') as typeof PgCore
export const { drizzle } = require('drizzle-orm/node-postgres') as typeof NodePostgres
export const { migrate } = require('drizzle-orm/node-postgres/migrator') as typeof Migrator
