import type { ListedFile } from './list-files.ts'
import type { Revocations } from './revocations.ts'

/** Where pictures lie: a local folder by default, S3 by configuration. Keys are 'area/yyyy/mm/uuid.ext'. */
export interface FileStore {
  /** All or nothing: a failed write leaves no file. Throws StorageFullError when the disk is full. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** The same of a file on this machine's disk, which is left where it is. */
  putFile(key: string, file: string, contentType: string): Promise<void>
  get(key: string): Promise<Uint8Array>
  exists(key: string): Promise<boolean>
  delete(key: string): Promise<void>
  /** An address of our own server that serves the file for at least `seconds`, stable within a day so that browsers cache it. */
  signedUrl(key: string, seconds?: number): string
  /** Whether an address of `signedUrl` is ours, and has neither expired nor been revoked. */
  verify(key: string, expires: string, signature: string): boolean
  /** Every file of an area, the first part of its key. */
  list(area: string): AsyncIterable<ListedFile>
  /** For sending a file on without holding it; undefined when there is none. */
  open(key: string): Promise<StoredFile | undefined>
  /** Ends addresses before they expire. */
  revocations: Revocations
}

export interface StoredFile {
  /** Bytes. */
  size: number
  /** The bytes from `start` to `end`, both included. */
  stream(start: number, end: number): Promise<ReadableStream<Uint8Array>>
}
