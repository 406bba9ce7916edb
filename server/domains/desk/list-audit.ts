import { and, eq, sql } from '../../platform/database/orm.ts'
import type { Handlers } from '../../call.ts'
import type { Platform } from '../../platform/platform.ts'
import { users } from '../account/users.table.ts'
import { auditLog } from './audit.table.ts'
import { after, sorted, type Order } from '../keyset.ts'
import { READ, toPage } from './pages.ts'
import { viewName } from './person-name.ts'

const newest: Order = { column: sql`${auditLog.createdAt}`, id: sql`${auditLog.id}`, kind: 'time', direction: 'desc' }

/** What operators have done. */
export const createListAudit = (platform: Platform): Handlers<'deskAudit'>['deskAudit'] =>
  async ({ action, actor, subject, cursor }) => {
    const rows = await platform.db
      .select({ entry: auditLog, nickname: users.nickname, avatarKey: users.avatarKey })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .where(
        and(
          action ? eq(auditLog.action, action) : undefined,
          actor ? eq(auditLog.actorId, actor) : undefined,
          subject ? eq(auditLog.subjectId, subject) : undefined,
          after(newest, cursor),
        ),
      )
      .orderBy(sorted(newest))
      .limit(READ)
    return toPage(
      rows,
      ({ entry, nickname, avatarKey }) => ({
        id: entry.id,
        // An account that is gone has its id left.
        actor: viewName(platform, { ownerId: entry.actorId, nickname: nickname ?? entry.actorId.slice(0, 8), avatarKey }),
        action: entry.action,
        subject: { kind: entry.subjectKind, id: entry.subjectId },
        before: entry.before,
        after: entry.after,
        reason: entry.reason,
        ip: entry.ip,
        createdAt: entry.createdAt.getTime(),
      }),
      ({ entry }) => ({ value: entry.createdAt.getTime(), id: entry.id }),
    )
  }
