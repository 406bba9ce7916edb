import { createHash } from 'node:crypto'
import { mkdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { StartError } from '../../start-error.ts'

/** The kernel's limit is 104 bytes on macOS and 108 on Linux, with the end mark. */
const MAX_PATH_BYTES = 100
const SOCKET_NAME = '.s.PGSQL.5432'

/** A short enough directory for the server's Unix socket: beside the data, or a private one in the temporary folder. */
export async function makeSocketDirectory(home: string): Promise<string> {
  const beside = path.join(home, 'socket')
  if (Buffer.byteLength(path.join(beside, SOCKET_NAME)) < MAX_PATH_BYTES) {
    await mkdir(beside, { recursive: true, mode: 0o700 })
    return beside
  }
  const hash = createHash('sha256').update(home).digest('hex').slice(0, 16)
  const directory = path.join(tmpdir(), `inkling-${hash}`)
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const { mode } = await stat(directory)
  if (mode & 0o077) throw new StartError(`${directory} should be private to this account, but others may open it. Remove it and start again.`)
  return directory
}
