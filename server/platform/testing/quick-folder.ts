import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
/** Databases of tests, and the pictures and films of a few installations. */
const ROOM_BYTES = 4 * 1024 ** 3

/**
 * Where tests keep what they throw away: in memory where the system has a folder there that is large enough, otherwise in
 * the folder for temporary files. A fresh database is a thousand small files, which costs five times as much on a disk.
 */
export async function quickFolder(): Promise<string> {
  // By its size, not by what is free: all processes of a run must find the same.
  const room = await statfs(MEMORY).then(({ blocks, bsize }) => blocks * bsize, () => 0)
  return room >= ROOM_BYTES ? MEMORY : tmpdir()
}
