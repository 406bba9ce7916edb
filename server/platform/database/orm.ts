/**
 * Drizzle, by one file of ours: its package names a thousand entries, and Node reads all of them anew for each file that
 * imports it, which was a fifth of a start.
 */
export * from 'drizzle-orm'
