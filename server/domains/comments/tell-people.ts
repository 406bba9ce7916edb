import { sql } from '../../platform/database/orm.ts'
import type { Transaction } from '../../platform/platform.ts'
import type { Messages } from '../messages/messages.ts'
import { socialKey } from '../messages/social-key.ts'

interface Told {
  id: string
  /** Also of whoever has left meanwhile: they are told nothing. */
  userId: string | null
  workId: string
  mentions: readonly (string | null)[]
  /** Whom it answers. */
  answered: string | null | undefined
  /** Whose work it is about. */
  owner: string
}

/** Tells those whom a comment concerns, each once and by what concerns them most; nobody hears of themselves, or of whom they blocked. */
export async function tellPeople(tx: Transaction, messages: Messages, { id, userId, workId, mentions, answered, owner }: Told): Promise<void> {
  if (userId === null) return
  const concerned = new Map<string, 'work-commented' | 'comment-answered' | 'mentioned'>()
  for (const named of mentions) if (named) concerned.set(named, 'mentioned')
  concerned.set(owner, 'work-commented')
  if (answered) concerned.set(answered, 'comment-answered')
  concerned.delete(userId)
  const ids = sql.param([...concerned.keys()])
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from users where id = any(${ids}::uuid[]) and not house and deleted_at is null
      and not exists (select from blocks where blocker_id = users.id and blocked_id = ${userId})`)
  const link = `/functionSquare/square/details?id=${workId}#comments`
  const news = rows.map(({ id: person }) => ({ userId: person, kind: 'social', template: concerned.get(person)!, actorId: userId, workId, link, key: socialKey('comment', id, person) }) as const)
  const forOwner = news.find(({ template }) => template === 'work-commented')
  if (forOwner) await messages.send(tx, { ...forOwner, together: { template: 'works-commented', link } })
  await messages.sendAll(tx, news.filter((one) => one !== forOwner))
}
