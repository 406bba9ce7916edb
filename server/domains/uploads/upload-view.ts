import type { Upload } from '#contract/entities.ts'
import type { Platform } from '../../platform/platform.ts'
import type { UploadRow } from './uploads.table.ts'

/** An upload as its person sees it. */
export function viewUpload(files: Pick<Platform['files'], 'signedUrl'>, { id, key, width, height, film }: Pick<UploadRow, 'id' | 'key' | 'width' | 'height' | 'film'>): Upload {
  const [poster] = film?.stills ?? []
  return {
    id,
    url: files.signedUrl(key),
    width,
    height,
    ...(film && { film: { seconds: film.seconds, sound: film.sound, ...(poster !== undefined && { poster: files.signedUrl(poster) }) } }),
  }
}
