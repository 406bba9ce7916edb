import type { ChildProcess } from 'node:child_process'
import type { Readable } from 'node:stream'

/** Of what it complains, the end is kept. */
const COMPLAINT = 2000
/** Of one allocation, bytes. */
const MOST_MEMORY = 256 * 2 ** 20

/** What an ffmpeg is told before an input that others have made: files alone, and no more memory than a film needs. */
export const carefully = ['-max_alloc', String(MOST_MEMORY), '-protocol_whitelist', 'file', '-threads', '2'] as const

/** What becomes of an ffmpeg: `ended` rejects with what it complained of. */
export function followFfmpeg(child: ChildProcess & { stderr: Readable }): { complaint: () => string; ended: Promise<void> } {
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint = (complaint + text).slice(-COMPLAINT)))
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${signal ?? code}: ${complaint}`))))
  })
  // Whoever waits for it hears of it.
  ended.catch(() => {})
  return { complaint: () => complaint, ended }
}
