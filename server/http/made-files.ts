import { createCallLimit } from '../call-limit.ts'
import { networkOf } from '../network-of.ts'
import { createSharedWork } from '../share-work.ts'
import { createTurns } from '../turns.ts'

/** Files that are made when they are asked for are kept up to this much in all, the ones last used. */
const KEPT_BYTES = 96 * 1024 * 1024
/** A file larger than this is given out and not kept: it would push out everything else. */
const LARGEST_KEPT_BYTES = 32 * 1024 * 1024
/** Files made at once: serving must leave room for creations. */
const AT_ONCE = 2

interface MadeFile {
  /** Names the content: what has the same key is the same file. */
  key: string
  size: keyof typeof LIMITS
  make: () => Promise<Uint8Array>
}

export interface MadeFiles {
  /**
   * The file, made once: who asks meanwhile waits for the same making, who asks later gets what was kept. Throws a refusal
   * when the address had too many made, and whatever `make` throws.
   */
  get(file: MadeFile, ip: string): Promise<Uint8Array>
}

/** What one address may have made in a minute. What is there already costs nothing and does not count. */
const LIMITS = {
  small: { calls: 240, seconds: 60 },
  /** A picture of full size takes a second or two. */
  whole: { calls: 20, seconds: 60 },
}

/** Keeps what is made from stored files, in the memory of this process. */
export function createMadeFiles(): MadeFiles {
  /** The last used stands last. */
  const kept = new Map<string, Uint8Array>()
  const shared = createSharedWork<Uint8Array>()
  const takeTurn = createTurns(AT_ONCE)
  const limits = { small: createCallLimit(LIMITS.small), whole: createCallLimit(LIMITS.whole) }
  let bytes = 0

  const keep = (key: string, file: Uint8Array) => {
    if (file.byteLength > LARGEST_KEPT_BYTES) return
    kept.set(key, file)
    bytes += file.byteLength
    for (const [oldest, { byteLength }] of kept) {
      if (bytes <= KEPT_BYTES) return
      kept.delete(oldest)
      bytes -= byteLength
    }
  }

  return {
    async get({ key, size, make }, ip) {
      const known = kept.get(key)
      if (known) {
        kept.delete(key)
        kept.set(key, known)
        return known
      }
      return shared(key, async () => {
        limits[size](networkOf(ip))
        const made = await takeTurn(make)
        keep(key, made)
        return made
      })
    },
  }
}
