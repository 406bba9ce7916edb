import { randomInt } from 'node:crypto'
import { appConfig, type Locale } from '#config'
import type { User } from '#contract/entities.ts'
import { eq } from '../../platform/database/orm.ts'
import { notFound } from '../../business-error.ts'
import { maskPhone } from '../../platform/log.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import type { Say } from '../../words/say.ts'
import { agreedColumn, type Consents } from '../agreements/consents.ts'
import { workTotals } from '../gallery/work-totals.table.ts'
import { balances } from '../wallet/balances.table.ts'
import type { Messages } from '../messages/messages.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { createForgottenNumbers } from './forgotten-numbers.ts'
import type { AccountKeys } from './keys.ts'
import { users, type UserRow } from './users.table.ts'

export interface Users {
  /** The person with this number, made with the welcome gift when there is none. */
  findOrCreate(tx: Transaction, phone: string, locale: Locale, nickname?: string): Promise<{ user: UserRow; created: boolean }>
  /** A new person without a number. The welcome gift comes with the number: numbers cannot be had without end. */
  createUnbound(tx: Transaction, locale: Locale, nickname?: string): Promise<UserRow>
  /**
   * The gift and the message that greet a person with a number; theirs once, however often they are given. No gift where an
   * account of the number was deleted lately.
   */
  welcome(tx: Transaction, userId: string, phone: string): Promise<void>
  info(userId: string): Promise<User>
}

interface UsersNeeds {
  wallet: Wallet
  messages: Messages
  say: Say
  consents: Pick<Consents, 'dueBeside'>
  keys: () => Promise<AccountKeys>
}

export function createUsers(platform: Platform, { wallet, messages, say, consents, keys }: UsersNeeds): Users {
  const { db, clock, files } = platform
  const forgotten = createForgottenNumbers(platform, keys)

  /** undefined when the number has a person already. */
  async function create(tx: Transaction, phone: string | null, locale: Locale, nickname: string | undefined): Promise<UserRow | undefined> {
    const digits = String(randomInt(10_000)).padStart(4, '0')
    const [created] = await tx
      .insert(users)
      .values({ phone, nickname: nickname || say(locale, 'new-nickname', { digits }), createdAt: clock.now() })
      .onConflictDoNothing({ target: users.phone })
      .returning()
    if (created) await wallet.open(tx, created.id)
    return created
  }

  const welcome: Users['welcome'] = async (tx, userId, phone) => {
    if (await forgotten.has(tx, phone)) return
    const points = appConfig.creation.giftPoints
    await wallet.welcome(tx, userId, points)
    await messages.send(tx, {
      userId,
      kind: 'system',
      template: 'welcome',
      values: { points },
      link: '/square/draw/agent-square',
      key: `welcome:${userId}`,
    })
  }

  return {
    welcome,

    async findOrCreate(tx, phone, locale, nickname) {
      const created = await create(tx, phone, locale, nickname)
      if (created) {
        await welcome(tx, created.id, phone)
        return { user: created, created: true }
      }
      const [found] = await tx.select().from(users).where(eq(users.phone, phone))
      return { user: found!, created: false }
    },

    // Without a number there is nothing to conflict with.
    createUnbound: async (tx, locale, nickname) => (await create(tx, null, locale, nickname))!,

    async info(userId) {
      const [found] = await db
        .select({ user: users, agreed: agreedColumn, coin: balances.points, works: workTotals.works, likes: workTotals.likes })
        .from(users)
        .leftJoin(balances, eq(balances.userId, users.id))
        .leftJoin(workTotals, eq(workTotals.userId, users.id))
        .where(eq(users.id, userId))
      if (!found) throw notFound('not-found')
      const { user, agreed, coin, works, likes } = found
      return {
        id: user.id,
        nickname: user.nickname,
        avatar: user.avatarKey ? files.signedUrl(user.avatarKey) : undefined,
        coin: coin ?? 0,
        member: isMember(user, clock.now()),
        memberUntil: isMember(user, clock.now()) ? user.memberUntil?.getTime() : undefined,
        phone: user.phone ? maskPhone(user.phone) : undefined,
        gender: user.gender ?? undefined,
        bio: user.bio,
        interests: user.interests,
        photosStay: user.photosStay,
        works: works ?? 0,
        likes: likes ?? 0,
        createdAt: user.createdAt.getTime(),
        leavesAt: user.leavesAt?.getTime(),
        agreementsDue: consents.dueBeside(agreed).length > 0 || undefined,
      }
    },
  }
}

const isMember = ({ memberUntil }: Pick<UserRow, 'memberUntil'>, now: Date) => memberUntil !== null && memberUntil > now
