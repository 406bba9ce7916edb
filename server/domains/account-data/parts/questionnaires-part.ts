import { eq, inArray } from '../../../platform/database/orm.ts'
import type { Platform } from '../../../platform/platform.ts'
import { questionnaires } from '../../analytics/questionnaires.table.ts'
import { cloudFiles } from '../../cloud/cloud-files.table.ts'
import type { PersonalData } from './personal-data.ts'
import { personalTable, removeFiles } from './personal-table.ts'

/** Answers to the questionnaire, with the pictures that they name. */
export function questionnairesPart(platform: Platform): PersonalData {
  const part = personalTable(platform, {
    kind: 'questionnaires',
    table: questionnaires,
    owner: questionnaires.userId,
    order: [questionnaires.id],
    show: ({ id, answers, createdAt }) => ({ id, ...answers, createdAt }),
  })
  return {
    ...part,
    async remove(tx, userId, most) {
      const found = await tx.select().from(questionnaires).where(eq(questionnaires.userId, userId)).limit(most).for('update')
      if (found.length === 0) return 0
      const named = found.flatMap(({ answers }) => answers.fileId ?? [])
      const pictures = named.length > 0 ? await tx.select().from(cloudFiles).where(inArray(cloudFiles.id, named)) : []
      await removeFiles(platform.files, pictures.map(({ key }) => key))
      if (pictures.length > 0) await tx.delete(cloudFiles).where(inArray(cloudFiles.id, pictures.map(({ id }) => id)))
      await tx.delete(questionnaires).where(inArray(questionnaires.id, found.map(({ id }) => id)))
      return found.length
    },
  }
}
