import type { Locale } from '#config'
import type { DataKind } from '#contract/endpoints/account-data.ts'
import type { Transaction } from '../../../platform/platform.ts'

/** What is told of one thing in an export; dates as texts in UTC. */
export type ExportedRow = Record<string, unknown>

/** A file that an export takes along as it is stored. */
export interface ExportedFile {
  key: string
  /** Its place in the archive without the extension, 'photos/20260131-142501 3f0a9c1e'. */
  name: string
  writtenAt: Date
}

/** One kind of what is kept of people. */
export interface PersonalData {
  kind: DataKind
  /** The tables that its rows lie in, by their names in the database. */
  tables: readonly string[]
  /** Everything of the person, in their language, page by page; absent where an export has nothing of it. */
  rows?(userId: string, locale: Locale): AsyncIterable<ExportedRow>
  /** The files that belong to the rows. */
  files?(userId: string): AsyncIterable<ExportedFile>
  /** How many files `files` gives. */
  countFiles?(userId: string): Promise<number>
  /** Also as a table for spreadsheets. */
  csv?: boolean
  /**
   * Removes some `most` of the person's for good, with their files, and answers how many; fewer: there are no more.
   * Files go first, so that a kill before the commit leaves rows that lead to them. Absent where the law has it kept.
   */
  remove?(tx: Transaction, userId: string, most: number): Promise<number>
}
