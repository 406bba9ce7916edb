import { statfs } from 'node:fs/promises'

const MB = 1024 * 1024

/** Bytes that are left on a disk, in the order in which there is no more room for something. */
export const room = {
  /** The database's reserve is set aside above this. */
  plenty: 512 * MB,
  /** How much it is: four segments of its write-ahead log. */
  reserve: 64 * MB,
  /** No new files below this: what is left is the database's. */
  files: 32 * MB,
  /** The database gets its reserve below this: it ends when it cannot add a segment (16 MB) to its log. */
  database: 17 * MB,
} as const

/** Bytes that may still be written to the disk of a folder. */
export async function roomOn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
