import type { Locale } from '#config'
import type { DataKind } from '#contract/endpoints/account-data.ts'
import { and, asc, eq, getTableColumns, getTableName, sql, type InferSelectModel, type SQL } from '../../../platform/database/orm.ts'
import type { PgColumn, PgTable } from '../../../platform/database/pg-core.ts'
import type { Platform, Transaction } from '../../../platform/platform.ts'
import type { ExportedFile, ExportedRow, PersonalData } from './personal-data.ts'

const PAGE = 500
/** Files that are removed at once: a store across the network answers slowly, but many at a time. */
const AT_ONCE = 8

interface TableOf<Table extends PgTable> {
  kind: DataKind
  table: Table
  /** Whose a row is. */
  owner: PgColumn
  /** Columns that order a person's rows without ties, by an index that begins with the owner. */
  order: readonly [PgColumn, ...PgColumn[]]
  /** What an export says of a row; it says nothing of them otherwise. */
  show?: (row: InferSelectModel<Table>, locale: Locale) => ExportedRow
  csv?: boolean
  /** What an export takes along as it is stored. */
  file?: (row: InferSelectModel<Table>) => ExportedFile
  /** The files that are a row's own. */
  keys?: (row: InferSelectModel<Table>) => (string | null)[]
}

/** Rows of a table that say whose they are: read in pages by an index, removed with their files. */
export function personalTable<Table extends PgTable>(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  { kind, table, owner, order, show, csv, file, keys }: TableOf<Table>,
): PersonalData {
  type Row = InferSelectModel<Table>
  // Any table of ours, as a statement takes it.
  const source: PgTable = table
  const ofPerson = (userId: string) => eq(owner, userId)
  const nameOf = (column: PgColumn) => Object.entries(getTableColumns(table)).find(([, known]) => known === column)![0] as keyof Row

  const after = (row: Row): SQL => {
    const reached = order.map((column) => sql.param(row[nameOf(column)], column))
    return sql`(${sql.join([...order], sql`, `)}) > (${sql.join(reached, sql`, `)})`
  }

  async function* rowsOf(userId: string): AsyncGenerator<Row> {
    let last: Row | undefined
    for (;;) {
      const where = and(ofPerson(userId), last && after(last))
      // A row of any table: the compiler does not see through the columns.
      const page = (await db.select().from(source).where(where).orderBy(...order.map((column) => asc(column))).limit(PAGE)) as Row[]
      yield* page
      if (page.length < PAGE) return
      last = page.at(-1)
    }
  }

  async function* shown(userId: string, locale: Locale): AsyncGenerator<ExportedRow> {
    if (show) for await (const row of rowsOf(userId)) yield show(row, locale)
  }

  async function* filesOf(userId: string): AsyncGenerator<ExportedFile> {
    if (file) for await (const row of rowsOf(userId)) yield file(row)
  }

  const countFiles = (userId: string) => db.$count(table, ofPerson(userId))

  async function remove(tx: Transaction, userId: string, most: number): Promise<number> {
    const found = await tx
      .select({ place: sql<string>`${table}.ctid::text`, ...getTableColumns(table) })
      .from(source)
      .where(ofPerson(userId))
      .limit(most)
      .for('update')
    if (found.length === 0) return 0
    if (keys) await removeFiles(files, found.flatMap((row) => keys(row as unknown as Row)))
    // Locked, they stay in their places.
    const places = sql.param(found.map(({ place }) => place))
    await tx.delete(table).where(sql`${table}.ctid = any(${places}::text[]::tid[])`)
    return found.length
  }

  return { kind, tables: [getTableName(table)], csv, remove, ...(show && { rows: shown }), ...(file && { files: filesOf, countFiles }) }
}

/** Removes files, some at once. */
export async function removeFiles(files: Platform['files'], keys: readonly (string | null)[]): Promise<void> {
  const waiting = keys.filter((key) => key !== null).values()
  const removeNext = async () => {
    for (const key of waiting) await files.delete(key)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, removeNext))
}
