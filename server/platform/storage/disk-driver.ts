import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { StorageDriver } from './driver.ts'
import { room, roomOn } from './disk-room.ts'
import { listFiles } from './list-files.ts'
import { isStorageFull, StorageFullError } from './storage-full.ts'

const LEFTOVER_MS = 3_600_000

export async function createDiskDriver(folder: string): Promise<StorageDriver> {
  const unfinished = path.join(folder, '.unfinished')
  await mkdir(unfinished, { recursive: true })
  await removeLeftovers(unfinished)
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  const locate = (key: string) => path.join(folder, key)

  const store = async (key: string, write: (temporary: string) => Promise<void>) => {
    if ((await roomOn(folder)) < room.files) throw new StorageFullError(`Too little space left for ${key}`)
    const temporary = path.join(unfinished, randomUUID())
    try {
      await write(temporary)
      await mkdir(path.dirname(locate(key)), { recursive: true })
      await rename(temporary, locate(key))
    } catch (error) {
      await rm(temporary, { force: true })
      throw isStorageFull(error) ? new StorageFullError(`No space left for ${key}`, { cause: error }) : error
    }
  }

  return {
    write: (key, bytes) => store(key, (temporary) => writeThrough(temporary, bytes)),
    writeFile: (key, file) => store(key, (temporary) => writeThrough(temporary, createReadStream(file))),
    read: (key) => disk.getBytes(key),
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
    list: (folder) => listFiles(disk, folder),
    open: async (key) => {
      const found = await stat(locate(key)).catch(() => undefined)
      if (!found?.isFile()) return undefined
      return {
        size: found.size,
        stream: async (start, end) => Readable.toWeb(createReadStream(locate(key), { start, end })) as ReadableStream<Uint8Array>,
      }
    },
  }
}

/** The bytes are on the disk before the name is: after a power cut a file is whole or absent. */
async function writeThrough(file: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** What killed processes left; others may be writing at this moment. */
async function removeLeftovers(folder: string): Promise<void> {
  const before = Date.now() - LEFTOVER_MS
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found && found.mtimeMs < before) await rm(file, { force: true })
  }
}
