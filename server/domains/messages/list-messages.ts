import { appConfig, type Locale } from '#config'
import type { Message } from '#contract/endpoints/messages.ts'
import type { ParsedRequestOf } from '#contract/endpoints/endpoints.ts'
import type { MessageKind } from '#contract/message-kinds.ts'
import { sql, type SQL } from '../../platform/database/orm.ts'
import type { Platform } from '../../platform/platform.ts'
import { messageWords, type MessageTemplate } from '../../words/messages.ts'
import { createSpeaker, type WordValues } from '../../words/speaker.ts'
import { olderThan, pageOf } from '../time-pages.ts'
import type { BroadcastRow } from './broadcasts.table.ts'
import { messageRules } from './message-rules.ts'
import { broadcastsFor } from './unread.ts'

interface Reader {
  userId: string
  locale: Locale
}

type OwnWords = { template: MessageTemplate; values: WordValues; words: null }

/** A message of the person's, which has a template, or one to everybody, which has its own words. */
type Row = {
  id: string
  kind: MessageKind
  link: string | null
  created: number
  read: boolean
  picture: string | null
  /** Whose act it tells of; empty where they have left. */
  actor: string | null
} & (OwnWords | { template: null; values: null; words: BroadcastRow['words'] })

interface Wanted {
  kind?: MessageKind | undefined
  /** Of the table `m` or `b`. */
  where: (table: SQL) => SQL
  limit: number
}

const say = createSpeaker(messageWords)

/** Reads a person's messages and the broadcasts to everybody as one list, newest first. */
export function createListMessages({ db, files, clock }: Pick<Platform, 'db' | 'files' | 'clock'>) {
  async function read(userId: string, { kind, where, limit }: Wanted): Promise<Row[]> {
    const [m, b] = [sql.raw('m'), sql.raw('b')]
    const ms = (table: SQL) => sql`(extract(epoch from ${table}.created_at) * 1000)::float8 as created`
    const own = sql`
      (select m.id, m.kind, m.link, m.created_at, ${ms(m)}, m.read_at is not null as read, w.thumbnail_key as picture,
        coalesce(a.nickname, '') as actor, m.template, m.values, null::jsonb as words
      from messages m left join users a on a.id = m.actor_id left join works w on w.id = m.work_id and w.deleted_at is null
      where m.user_id = ${userId} ${kind ? sql`and m.kind = ${kind}` : sql``} and ${where(m)}
      order by m.created_at desc, m.id desc limit ${limit})`
    const everybodys = sql`
      (select b.id, 'system', b.link, b.created_at, ${ms(b)}, r.read_at is not null, null, null, null, null::jsonb, b.words
      from users u join broadcasts b on ${broadcastsFor(clock.now())}
      left join broadcast_reads r on r.broadcast_id = b.id and r.user_id = u.id
      where u.id = ${userId} and ${where(b)}
      order by b.created_at desc, b.id desc limit ${limit})`
    const all = kind === undefined || kind === 'system' ? sql`${own} union all ${everybodys}` : own
    const { rows } = await db.execute<Row>(sql`select * from (${all}) as messages order by created_at desc, id desc limit ${limit}`)
    return rows
  }

  function view(row: Row, locale: Locale): Message {
    const { id, kind, link, created, read: isRead, picture } = row
    return {
      id,
      kind,
      ...wordsOf(row, locale),
      picture: picture === null ? undefined : files.signedUrl(picture),
      link: link ?? undefined,
      createdAt: created,
      read: isRead,
    }
  }

  return {
    async page({ kind, cursor }: ParsedRequestOf<'messageList'>, { userId, locale }: Reader) {
      const where = (table: SQL) => olderThan(cursor, sql`${table}.created_at`, sql`${table}.id`) ?? sql`true`
      const found = await read(userId, { kind, where, limit: messageRules.page + 1 })
      const { rows, next } = pageOf(found, messageRules.page, ({ created }) => created)
      return { messages: rows.map((row) => view(row, locale)), next }
    },

    async one(id: string, { userId, locale }: Reader): Promise<Message | undefined> {
      const [row] = await read(userId, { where: (table) => sql`${table}.id = ${id}`, limit: 1 })
      return row && view(row, locale)
    },
  }
}

function wordsOf({ template, values, words, actor }: Row, locale: Locale): Pick<Message, 'title' | 'body'> {
  // Whoever makes a broadcast must give it words in the default language.
  if (words) return words[locale] ?? words[appConfig.defaultLocale]!
  const said = { ...actorWords(actor), ...values }
  return { title: say(locale, `${template}.title`, said), body: say(locale, `${template}.body`, said) }
}

/** How words name whose act they tell of, who may have left: `{named, select, yes {{name}} other {somebody}}`. */
const actorWords = (actor: string | null) => ({ named: actor ? 'yes' : 'no', name: actor ?? '' })
