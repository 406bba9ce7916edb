import { createWriteStream } from 'node:fs'
import { Readable, Writable } from 'node:stream'
import { ZipWriter } from '@zip.js/zip.js'

interface ArchivedFile {
  bytes: ReadableStream<Uint8Array>
  size: number
}

export interface Archive {
  /** A file as it is: pictures are packed already. */
  addFile(name: string, file: ArchivedFile, writtenAt: Date): Promise<void>
  /** A text that is written as it is packed. */
  addText(name: string, parts: AsyncIterable<string>, writtenAt: Date): Promise<void>
  /** Ends the archive. */
  finish(): Promise<void>
}

/** Writes a zip to a new file, one entry after the other, never more of it in memory than a piece. Larger than 4 GB it is a zip64. */
export function createArchive(file: string, signal: AbortSignal): Archive {
  // Threads of its own would only wait for the disk.
  const options = { useWebWorkers: false, keepOrder: true, signal }
  const zip = new ZipWriter(Writable.toWeb(createWriteStream(file)) as WritableStream<Uint8Array>, options)
  return {
    async addFile(name, { bytes, size }, lastModDate) {
      await zip.add(name, bytes, { level: 0, lastModDate, uncompressedSize: size })
    },
    async addText(name, parts, lastModDate) {
      const text = Readable.toWeb(Readable.from(bytesOf(parts), { objectMode: false }))
      await zip.add(name, text as ReadableStream<Uint8Array>, { level: 6, lastModDate })
    },
    async finish() {
      await zip.close()
    },
  }
}

async function* bytesOf(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const part of parts) yield encoder.encode(part)
}
