import type { Disk } from 'flydrive'

export interface ListedFile {
  key: string
  /** When it was written. */
  writtenAt(): Promise<Date>
}

/** Every file below a folder, folder by folder, so that few names are held at once; nothing where there is no such folder. */
export async function* listFiles(disk: Disk, folder: string): AsyncGenerator<ListedFile> {
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll(folder, { paginationToken }).catch((error: unknown) => {
      if (isAbsent(error)) return undefined
      throw error
    })
    if (!page) return
    for (const entry of page.objects) {
      if (entry.isDirectory) yield* listFiles(disk, entry.prefix)
      else yield { key: entry.key, writtenAt: async () => (await entry.getMetaData()).lastModified }
    }
    paginationToken = page.paginationToken
  } while (paginationToken)
}

function isAbsent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
}
