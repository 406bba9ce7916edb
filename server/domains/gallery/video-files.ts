import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { VideoAsset } from '../../engines/engine.ts'
import { withTemporaryFolder } from '../../platform/temporary-folder.ts'
import { storageKey } from '../storage-key.ts'
import { storeWorkFiles, type StoreWorkOptions, type WorkFiles } from './work-files.ts'

/**
 * Stores a finished film as it comes, with a preview and a thumbnail of its poster. It passes through a temporary file, as S3 must know its length
 * before the first byte.
 */
export async function storeVideoFiles(
  { stream, mime, poster, duration }: VideoAsset,
  options: StoreWorkOptions,
): Promise<WorkFiles & { duration: number }> {
  const { files, workId, now, onKey } = options
  return withTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'film')
    await pipeline(stream, createWriteStream(file))
    const key = storageKey('works', `${workId}-film`, mime === 'video/mp4' ? 'mp4' : 'webm', now)
    onKey(key)
    await files.putFile(key, file, mime)
    const pictures = await storeWorkFiles(poster, options)
    return { ...pictures, originalKey: key, masterKey: pictures.originalKey, duration }
  })
}
