import type { Locale } from '#config'
import type { Double } from '#contract/endpoints/photo-studio.ts'
import { asc, eq, inArray, sql } from '../../platform/database/orm.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Reason } from '../../words/reasons.ts'
import type { Say } from '../../words/say.ts'
import { uploads } from '../uploads/uploads.table.ts'
import { doubleUploads, type PhotoProblem } from './double-uploads.table.ts'
import type { DoubleRow } from './doubles.table.ts'

/** What a person is told of a photo that is of no use. */
const reasonOf: Record<PhotoProblem, Reason> = {
  'no-face': 'double-no-face',
  'several-faces': 'double-several-faces',
  'face-too-small': 'double-face-small',
  'face-turned': 'double-face-turned',
  'face-blurred': 'double-face-blurred',
  'face-dark': 'double-face-dark',
  'other-person': 'double-other-person',
  'same-photo': 'double-same-photo',
}

/** Doubles as their person sees them, in the order given, by one statement however many there are. */
export type ViewDoubles = (rows: readonly DoubleRow[], locale: Locale) => Promise<Double[]>

export function createViewDoubles({ db, files }: Platform, say: Say): ViewDoubles {
  const { doubleId, uploadId, role, problem, place } = doubleUploads
  const { key, width, height } = uploads

  /** How many works came of the double; told once, with its best portrait: without one there are none. */
  const works = sql<number | null>`case when ${role} = 'portrait' and ${place} = 0 then (
    select count(distinct works.id)::int from double_uploads own
    join upload_uses used on used.upload_id = own.upload_id join works on works.id = used.work_id and works.deleted_at is null
    where own.double_id = ${doubleUploads}.double_id and own.role <> 'photo') end`

  const picturesOf = (ids: string[]) =>
    db
      .select({ doubleId, id: uploadId, role, problem, key, width, height, works })
      .from(doubleUploads)
      .innerJoin(uploads, eq(uploads.id, uploadId))
      .where(sql`${inArray(doubleId, ids)} and ${role} <> 'picture'`)
      .orderBy(asc(place))

  return async (rows, locale) => {
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const pictures = await picturesOf(ids)
    const view = (picture: (typeof pictures)[number]) => ({ id: picture.id, url: files.signedUrl(picture.key), width: picture.width, height: picture.height })
    return rows.map((row) => {
      const own = pictures.filter((picture) => picture.doubleId === row.id)
      const photos = own.filter((picture) => picture.role === 'photo')
      return {
        id: row.id,
        gender: row.gender,
        // Those that are being deleted are shown to nobody.
        state: row.state === 'deleting' ? 'failed' : row.state,
        progress: row.progress,
        photos: photos.map((photo) => ({
          upload: view(photo),
          ...(photo.problem && { problem: { reason: photo.problem, message: say(locale, reasonOf[photo.problem]) } }),
        })),
        good: photos.filter((photo) => photo.problem === null).length,
        portraits: own.filter((picture) => picture.role === 'portrait').map(view),
        works: own.find((picture) => picture.works !== null)?.works ?? 0,
        ...(row.failure && { failure: say(locale, row.failure, { refunded: 0 }) }),
        createdAt: row.createdAt.getTime(),
        ...(row.readyAt && { readyAt: row.readyAt.getTime() }),
      }
    })
  }
}
