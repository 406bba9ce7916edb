/** Drizzle's tables and columns; by one file of ours, as `orm.ts`. */
export * from 'drizzle-orm/pg-core'
