import { codes } from '#contract/codes.ts'
import { and, eq, inArray } from '../../../platform/database/orm.ts'
import { badInput, BusinessError } from '../../../business-error.ts'
import type { Executor, Transaction } from '../../../platform/platform.ts'
import { chatIdentities } from '../chat-identities.table.ts'
import { users, type UserRow } from '../users.table.ts'
import type { ChatPerson } from './providers/chat-provider.ts'

type ChatAccount = Pick<ChatPerson, 'platform' | 'subject' | 'openId'>

const isThis = ({ platform, subject }: Pick<ChatAccount, 'platform' | 'subject'>) => and(eq(chatIdentities.platform, platform), eq(chatIdentities.subject, subject))
const taken = () => new BusinessError(codes.conflict, 'number-has-chat-account', { field: 'phone' })

/** The person whom a chat account logs in. What is new of the account is kept. */
export async function findPerson(tx: Transaction, account: ChatAccount): Promise<UserRow | undefined> {
  const [found] = await tx
    .select({ user: users, openId: chatIdentities.openId })
    .from(chatIdentities)
    .innerJoin(users, eq(chatIdentities.userId, users.id))
    .where(isThis(account))
  const { openId } = account
  if (found && openId !== undefined && openId !== found.openId) await tx.update(chatIdentities).set({ openId }).where(isThis(account))
  return found?.user
}

/** The person's id at the official account; undefined until they have logged in there. */
export async function openIdOf(executor: Executor, userId: string): Promise<string | undefined> {
  const own = and(eq(chatIdentities.userId, userId), eq(chatIdentities.platform, 'wx'))
  const [found] = await executor.select({ openId: chatIdentities.openId }).from(chatIdentities).where(own)
  return found?.openId ?? undefined
}

/** Lets a chat account log the person in; refused when they have another of its platform. */
export async function addIdentity(tx: Transaction, userId: string, { platform, subject, openId }: ChatAccount, now: Date): Promise<void> {
  const added = await tx.insert(chatIdentities).values({ platform, subject, openId, userId, createdAt: now }).onConflictDoNothing().returning()
  if (added.length > 0) return
  // Somebody finished with another ticket of the same account meanwhile: the next authorisation logs in.
  throw (await findPerson(tx, { platform, subject })) ? badInput('ticket', 'chat-ticket-expired') : taken()
}

/** Lets the chat accounts of one person log in another; refused when both have one of the same platform. */
export async function moveIdentities(tx: Transaction, from: string, to: string): Promise<void> {
  const both = await tx.select({ platform: chatIdentities.platform }).from(chatIdentities).where(inArray(chatIdentities.userId, [from, to]))
  if (new Set(both.map(({ platform }) => platform)).size < both.length) throw taken()
  await tx.update(chatIdentities).set({ userId: to }).where(eq(chatIdentities.userId, from))
}
