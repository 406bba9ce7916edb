import { randomFillSync } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from '../../log.ts'
import { room, roomOn } from '../../storage/disk-room.ts'

const CHUNK_BYTES = 1024 * 1024

export interface Reserve {
  /** Sets the reserve aside while there is plenty of room, and gives it to the database when there is next to none. */
  tend(): Promise<void>
}

/**
 * A file that only takes up room. PostgreSQL ends when its log of changes finds none, and cannot start again without;
 * with what this file gives back it goes on, so that people can look at what they have until there is room again.
 */
export function createReserve(home: string, log: Logger, measure = roomOn): Reserve {
  const file = path.join(home, 'reserve')
  return {
    tend: async () => {
      const left = await measure(home)
      const kept = existsSync(file)
      if (kept && left < room.database) {
        await rm(file)
        log.error({ bytes: left }, 'The disk is full: the database was given its reserve. Please make room.')
      } else if (!kept && left > room.plenty) {
        await write(`${file}.new`)
        await rename(`${file}.new`, file)
      }
    },
  }
}

/** Random bytes: file systems store nothing for zeros. */
async function write(file: string): Promise<void> {
  const chunk = randomFillSync(Buffer.alloc(CHUNK_BYTES))
  const handle = await open(file, 'w')
  try {
    for (let written = 0; written < room.reserve; written += CHUNK_BYTES) await handle.write(chunk)
  } finally {
    await handle.close()
  }
}
