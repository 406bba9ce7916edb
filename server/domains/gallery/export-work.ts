import sharp, { type Sharp } from 'sharp'
import * as v from 'valibot'
import { exportFormats, labelPlaces, type ExportFormat, type LabelPlace } from '#contract/endpoints/gallery-choices.ts'
import { Id } from '#contract/entities.ts'
import { and, eq, isNull } from '../../platform/database/orm.ts'
import type { Platform } from '../../platform/platform.ts'
import { withAiLabel } from './ai-label.ts'
import { cornerMark } from './mark.ts'
import { works, type WorkRow } from './works.table.ts'

/** Where exports are asked for among the stored files; nothing is stored there: they are made when they are fetched. */
const FOLDER = 'exports'
const Key = v.tuple([v.literal(FOLDER), Id, v.picklist(labelPlaces), v.picklist(exportFormats)])

export interface ExportWork {
  address(work: WorkRow, format: ExportFormat, place: LabelPlace): { url: string; name: string }
  /** What makes the file behind an address; undefined when the key is none of ours or the work is gone. */
  find(key: string): Promise<(() => Promise<Uint8Array>) | undefined>
}

export function createExportWork({ db, files }: Platform): ExportWork {
  async function render(work: WorkRow, place: LabelPlace, format: ExportFormat): Promise<Uint8Array> {
    const picture = sharp(await files.get(work.masterKey ?? work.originalKey))
    // A cutout that stays transparent goes into another picture: its label is in the metadata alone.
    const transparent = work.transparent && format !== 'jpg'
    // What has no master carries the label already, unless it is transparent.
    const marked = transparent || (!work.masterKey && !work.transparent) ? picture : picture.flatten({ background: '#fff' }).composite([cornerMark(work, place)])
    return encode[format](withAiLabel(marked, work.id)).toBuffer()
  }

  return {
    address: ({ id }, format, place) => {
      const name = `inkling-${id.slice(0, 8)}.${format}`
      return { url: `${files.signedUrl(`${FOLDER}/${id}/${place}.${format}`)}&download=${name}`, name }
    },

    async find(key) {
      const parsed = v.safeParse(Key, key.split(/[/.]/))
      if (!parsed.success) return undefined
      const [, id, place, format] = parsed.output
      const [work] = await db.select().from(works).where(and(eq(works.id, id), isNull(works.deletedAt)))
      if (!work) return undefined
      return () => render(work, place, format)
    },
  }
}

const encode = {
  png: (image: Sharp) => image.png({ compressionLevel: 6 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 94, chromaSubsampling: '4:4:4' }),
  webp: (image: Sharp) => image.webp({ quality: 92 }),
}
