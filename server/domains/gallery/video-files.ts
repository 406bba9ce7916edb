import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { VideoAsset } from '../../engines/engine.ts'
import { withTemporaryFolder } from '../../platform/temporary-folder.ts'
import { storageKey } from '../storage-key.ts'
import { storeWorkFiles, type StoreWorkOptions, type WorkFiles } from './work-files.ts'
import type { NewWork } from './works.table.ts'

/**
 * Stores a finished film as it comes, with a preview and a thumbnail of its poster. It passes through a temporary file, as S3 must know its length
 * before the first byte.
 */
export async function storeVideoFiles(
  { stream, mime, poster, frames, duration }: VideoAsset,
  options: StoreWorkOptions,
): Promise<WorkFiles & Pick<NewWork, 'duration' | 'framesKey'>> {
  const { files, workId, now, onKey } = options
  return withTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'film')
    await pipeline(stream, createWriteStream(file))
    const keyOf = (name: string, extension: string) => {
      const key = storageKey('works', `${workId}-${name}`, extension, now)
      onKey(key)
      return key
    }
    const key = keyOf('film', mime === 'video/mp4' ? 'mp4' : 'webm')
    await files.putFile(key, file, mime)
    const pictures = await storeWorkFiles(poster, options)
    const framesKey = frames ? keyOf('frames', 'jpg') : null
    if (frames && framesKey) await files.put(framesKey, frames, 'image/jpeg')
    return { ...pictures, originalKey: key, masterKey: pictures.originalKey, framesKey, duration }
  })
}
