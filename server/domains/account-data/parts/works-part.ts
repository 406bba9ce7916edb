import { promptOf } from '#contract/generators/words-in.ts'
import { eq } from '../../../platform/database/orm.ts'
import type { Platform } from '../../../platform/platform.ts'
import { extensionOf } from '../../../platform/storage/content-type.ts'
import { fileKeysOf } from '../../gallery/withdraw.ts'
import { workTotals } from '../../gallery/work-totals.table.ts'
import { works, type WorkRow } from '../../gallery/works.table.ts'
import { uploadKeys, uploads, type UploadRow } from '../../uploads/uploads.table.ts'
import { fileName } from './file-name.ts'
import type { PersonalData } from './personal-data.ts'
import { personalTable } from './personal-table.ts'

const wordsOf = ({ description: { input } }: Pick<WorkRow, 'description'>) => promptOf(input) ?? ''

/** The originals, which carry the AI label, and what is written of them. */
export function worksPart(platform: Platform): PersonalData {
  const nameOf = (row: WorkRow) => `works/${fileName(row.createdAt, row.title || wordsOf(row) || row.generator, row.id)}`
  const part = personalTable(platform, {
    kind: 'works',
    table: works,
    owner: works.userId,
    order: [works.createdAt, works.id],
    keys: fileKeysOf,
    file: (row) => ({ key: row.originalKey, name: nameOf(row), writtenAt: row.createdAt }),
    show: (row) => ({
      id: row.id,
      file: `${nameOf(row)}.${extensionOf(row.originalKey)}`,
      title: row.title,
      prompt: wordsOf(row),
      generator: row.generator,
      kind: row.kind,
      width: row.width,
      height: row.height,
      duration: row.duration,
      visibility: row.visibility,
      likes: row.likes,
      description: row.description,
      text: row.text,
      createdAt: row.createdAt,
      publishedAt: row.publishedAt,
      deletedAt: row.deletedAt,
    }),
  })
  return {
    ...part,
    tables: [...part.tables, 'work_totals'],
    async remove(tx, userId, most) {
      const removed = await part.remove!(tx, userId, most)
      if (removed < most) await tx.delete(workTotals).where(eq(workTotals.userId, userId))
      return removed
    },
  }
}

/** Photos and films that the person has sent and that are still kept. */
export function photosPart(platform: Platform): PersonalData {
  const nameOf = (row: UploadRow) => `${row.film ? 'films' : 'photos'}/${fileName(row.createdAt, '', row.id)}`
  return personalTable(platform, {
    kind: 'photos',
    table: uploads,
    owner: uploads.userId,
    order: [uploads.createdAt, uploads.id],
    keys: uploadKeys,
    file: (row) => ({ key: row.key, name: nameOf(row), writtenAt: row.createdAt }),
    show: (row) => ({
      id: row.id,
      file: `${nameOf(row)}.${extensionOf(row.key)}`,
      width: row.width,
      height: row.height,
      bytes: row.bytes,
      seconds: row.film?.seconds,
      createdAt: row.createdAt,
    }),
  })
}
