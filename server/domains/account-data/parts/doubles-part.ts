import { doubles } from '../../photo-studio/doubles.table.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { PersonalData } from './personal-data.ts'
import { personalTable } from './personal-table.ts'

/** Digital doubles. Their photos and portraits are among the photos, what was made of them among the works. */
export function doublesPart(platform: Platform): PersonalData {
  const part = personalTable(platform, {
    kind: 'doubles',
    table: doubles,
    owner: doubles.userId,
    order: [doubles.createdAt],
    show: ({ id, gender, state, agreedAt, createdAt, readyAt }) => ({ id, gender, state, agreedAt, createdAt, readyAt }),
  })
  return { ...part, tables: [...part.tables, 'double_uploads'] }
}
