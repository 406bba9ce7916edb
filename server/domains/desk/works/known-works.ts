import { seenWorksStatement } from '../../gallery/seen-works.ts'

/** Of these ids, whatever became of them. */
export const knownWorks = seenWorksStatement('desk-known', 'where works.id = any($4::uuid[])')
