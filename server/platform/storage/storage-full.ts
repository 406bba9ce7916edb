/** There is no room for a file. */
export class StorageFullError extends Error {
  override name = 'StorageFullError'
}

/** A full disk, a used-up quota, a limit on the size of files; and what PostgreSQL calls all of them. */
const fullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])

/** Whether something failed because there was no room, in our files or in the database's. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof StorageFullError || ('code' in error && fullCodes.has(error.code))) return true
  return isStorageFull(error.cause)
}
