import { promptOf } from '#contract/generators/words-in.ts'
import { and, eq, inArray, isNull, sql } from '../../../platform/database/orm.ts'
import type { Executor } from '../../../platform/platform.ts'
import { users } from '../../account/users.table.ts'
import { works } from '../../gallery/works.table.ts'
import { workTotals } from '../../gallery/work-totals.table.ts'
import { isPublic } from '../../gallery/seen-works.ts'
import { signsOf } from './picture-signs.ts'
import type { Document } from './write-documents.ts'

/** Works as they are found: by their titles, by what they show, and by the prompt, which nobody is shown, unless its owner keeps it. */
export async function readWorks(executor: Executor, ids: readonly string[]): Promise<Document[]> {
  if (ids.length === 0) return []
  const { id, title, titles, text, description, promptKept, heat, colour, pictureHash } = works
  const rows = await executor.select({ id, title, titles, text, description, promptKept, heat, colour, pictureHash }).from(works).where(and(inArray(id, [...ids]), isPublic))
  return rows.map((work) => ({
    kind: 'work',
    ref: work.id,
    quality: work.heat,
    head: [work.title, ...Object.values(work.titles ?? {})],
    body: [work.promptKept ? '' : (promptOf(work.description.input) ?? ''), work.text?.summary ?? '', ...(work.text?.facts ?? []).map((fact) => fact.text)],
    ...lookOf(work.pictureHash, work.colour),
  }))
}

/** A hash of nothing is that of a picture that could not be read. */
const lookOf = (hash: bigint | null, colour: string) => ({ signs: signsOf(hash || null, colour), colour, ...(hash && { hash: String(hash) }) })

/** People who have published something. */
export async function readPeople(executor: Executor, ids: readonly string[]): Promise<Document[]> {
  if (ids.length === 0) return []
  const { id, nickname, bio } = users
  const rows = await executor
    .select({ id, nickname, bio, likes: workTotals.likes })
    .from(users)
    .leftJoin(workTotals, eq(workTotals.userId, id))
    .where(and(inArray(id, [...ids]), isNull(users.deletedAt), isNull(users.suspendedAt), sql`exists (select from works where works.user_id = ${id} and ${isPublic})`))
  return rows.map((person) => ({ kind: 'person', ref: person.id, quality: Math.log1p(person.likes ?? 0), head: [person.nickname], body: [person.bio] }))
}
