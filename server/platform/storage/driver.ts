import type { ListedFile } from './list-files.ts'
import type { StoredFile } from './file-store.ts'

/** What differs between places where files can lie. Keys have been checked. */
export interface StorageDriver {
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  writeFile(key: string, file: string, contentType: string): Promise<void>
  read(key: string): Promise<Uint8Array>
  exists(key: string): Promise<boolean>
  delete(key: string): Promise<void>
  /** Every file below a folder. */
  list(folder: string): AsyncIterable<ListedFile>
  open(key: string): Promise<StoredFile | undefined>
}
