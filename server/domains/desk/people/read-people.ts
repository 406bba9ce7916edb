import { and, eq, sql } from '../../../platform/database/orm.ts'
import { alias } from '../../../platform/database/pg-core.ts'
import { notFound } from '../../../business-error.ts'
import type { Handlers } from '../../../call.ts'
import type { Platform } from '../../../platform/platform.ts'
import { viewSession } from '../../account/session-view.ts'
import type { Sessions } from '../../account/sessions.ts'
import { users } from '../../account/users.table.ts'
import { published, seenWorksStatement } from '../../gallery/seen-works.ts'
import { readCursor } from '../../gallery/cursor.ts'
import { workTotals } from '../../gallery/work-totals.table.ts'
import type { WorkViews } from '../../gallery/work-view.ts'
import { invitations } from '../../invitations/invitations.table.ts'
import { balances } from '../../wallet/balances.table.ts'
import { ledger } from '../../wallet/ledger.table.ts'
import { after, sorted, type Order } from '../../keyset.ts'
import { READ, toPage } from '../pages.ts'
import { viewName } from '../person-name.ts'
import { viewPerson } from './person-view.ts'
import { searchPeople, viewOfPeople } from './search-people.ts'

interface PeopleNeeds {
  sessions: Pick<Sessions, 'list'>
  workViews: WorkViews
}

/** Published works of a person ($4) from a time and an id on. */
const worksOfPerson = seenWorksStatement(
  'desk-person',
  `where works.user_id = $4 and ${published} and (works.created_at, works.id) < ($5::timestamptz, $6::uuid) order by works.created_at desc, works.id desc limit ${READ}`,
)
/** Before every work. */
const START = { value: 253_402_300_799_999, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

const inviter = alias(users, 'inviter')
const movements: Order = { column: sql`${ledger.seq}`, id: sql`${ledger.id}`, kind: 'place', direction: 'desc' }

/** What the desk sees of people. */
export function createReadPeople(platform: Platform, { sessions, workViews }: PeopleNeeds) {
  const { db, clock } = platform
  const handlers: Handlers<'deskPeople' | 'deskPerson' | 'deskPersonPoints' | 'deskPersonWorks' | 'deskPersonSessions'> = {
    async deskPeople({ view, search, cursor }) {
      const { where, order } = search === '' ? viewOfPeople(view, clock.now()) : searchPeople(search)
      const time = sql`(extract(epoch from ${order.column}) * 1000)::float8`
      const rows = await db
        .select({ user: users, coin: balances.points, place: sql<number | string>`${order.kind === 'time' ? time : order.column}` })
        .from(users)
        .leftJoin(balances, eq(balances.userId, users.id))
        .where(and(where, eq(users.house, false), after(order, cursor)))
        .orderBy(sorted(order))
        .limit(READ)
      return toPage(rows, ({ user, coin }) => viewPerson(platform, user, coin), ({ user, place }) => ({ value: place, id: user.id }))
    },

    async deskPerson({ id }) {
      const [found] = await db
        .select({ user: users, coin: balances.points, works: workTotals.works, likes: workTotals.likes, invitedBy: { ownerId: inviter.id, nickname: inviter.nickname, avatarKey: inviter.avatarKey } })
        .from(users)
        .leftJoin(balances, eq(balances.userId, users.id))
        .leftJoin(workTotals, eq(workTotals.userId, users.id))
        .leftJoin(invitations, eq(invitations.invitedId, users.id))
        .leftJoin(inviter, eq(inviter.id, invitations.inviterId))
        .where(and(eq(users.id, id), eq(users.house, false)))
      if (!found) throw notFound('person-not-found')
      const { user, coin, works, likes, invitedBy } = found
      return { ...viewPerson(platform, user, coin), bio: user.bio, works: works ?? 0, likes: likes ?? 0, ...(invitedBy && { invitedBy: viewName(platform, invitedBy) }) }
    },

    async deskPersonPoints({ id, cursor }) {
      const rows = await db
        .select()
        .from(ledger)
        .where(and(eq(ledger.userId, id), after(movements, cursor)))
        .orderBy(sorted(movements))
        .limit(READ)
      return toPage(
        rows,
        ({ id: movement, amount, balance, kind, cause, reference, note, createdAt }) => ({
          id: movement, amount, balance, kind, cause, reference, createdAt: createdAt.getTime(), ...(note !== null && { note }),
        }),
        (row) => ({ value: row.seq, id: row.id }),
      )
    },

    async deskPersonWorks({ id, cursor }, call) {
      const from = cursor === undefined ? START : readCursor(cursor, 'time')
      const rows = await workViews.read(worksOfPerson, call, [id, new Date(from.value), from.id])
      return toPage(rows, (row) => workViews.view(row, call.locale), (row) => ({ value: row.createdAt, id: row.id }))
    },

    async deskPersonSessions({ id }, { identity }) {
      const live = await sessions.list(id)
      return { rows: live.map((session) => viewSession(session, identity.sessionId)) }
    },
  }
  return handlers
}
