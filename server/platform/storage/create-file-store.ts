import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { Config } from '../config.ts'
import type { Settings } from '../database/settings.ts'
import type { Clock } from '../platform.ts'
import { isKey } from './content-type.ts'
import { createDiskDriver } from './disk-driver.ts'
import type { StorageDriver } from './driver.ts'
import type { FileStore } from './file-store.ts'
import type { Revocations } from './revocations.ts'
import { createFileSigner } from './signer.ts'

const DAY_SECONDS = 86_400

interface Parts {
  config: Pick<Config, 'storage' | 'dataDir'>
  settings: Settings
  clock: Clock
  revocations: Revocations
}

export async function createFileStore({ config, settings, clock, revocations }: Parts): Promise<FileStore> {
  const secret = await settings.getOrCreate('file-signing-key', () => randomBytes(32).toString('base64url'))
  const signer = createFileSigner(secret, clock, revocations)
  const driver = await openDriver(config)
  return {
    put: (key, bytes, contentType) => driver.write(checked(key), bytes, contentType),
    putFile: (key, file, contentType) => driver.writeFile(checked(key), file, contentType),
    get: (key) => driver.read(checked(key)),
    exists: (key) => driver.exists(checked(key)),
    delete: (key) => driver.delete(checked(key)),
    signedUrl: (key, seconds = DAY_SECONDS) => signer.url(checked(key), seconds),
    verify: (key, expires, signature) => isKey(key) && signer.verify(key, expires, signature),
    list: (area) => driver.list(area),
    open: (key) => driver.open(checked(key)),
    revocations,
  }
}

async function openDriver({ storage, dataDir }: Parts['config']): Promise<StorageDriver> {
  if (storage.kind === 'disk') return createDiskDriver(path.join(dataDir, 'files'))
  // Its SDK takes a tenth of a second to load, which an installation on a disk does without.
  const { createS3Driver } = await import('./s3-driver.ts')
  return createS3Driver(storage)
}

function checked(key: string): string {
  if (!isKey(key)) throw new Error(`Not a key of the storage: ${JSON.stringify(key)}`)
  return key
}
