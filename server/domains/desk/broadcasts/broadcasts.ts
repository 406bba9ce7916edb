import { appConfig } from '#config'
import type { Broadcast } from '#contract/endpoints/desk/broadcasts.ts'
import type { PersonName } from '#contract/endpoints/desk/fields.ts'
import type { Handlers } from '../../../call.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Broadcasts } from '../../messages/broadcasts.ts'
import type { BroadcastRow } from '../../messages/broadcasts.table.ts'
import type { Actions } from '../actions.ts'
import type { Facts } from '../audit.table.ts'
import { findNames } from '../person-name.ts'

/** What the desk sees of messages to everybody. */
export const createReadBroadcasts = (platform: Platform, broadcasts: Broadcasts): Handlers<'deskBroadcasts' | 'deskBroadcast'> => ({
  async deskBroadcasts({ cursor }) {
    const { rows, next } = await broadcasts.list({ cursor })
    const names = await findNames(platform, rows.map(({ createdBy }) => createdBy))
    return { rows: rows.map((row) => viewBroadcast(row, names)), next }
  },
  async deskBroadcast({ id }) {
    const row = await broadcasts.detail(id)
    return viewBroadcast(row, await findNames(platform, [row.createdBy]))
  },
})

/** What the desk says to everybody, and takes back. */
export const createChangeBroadcasts = (broadcasts: Broadcasts): Actions<'deskBroadcastSend' | 'deskBroadcastWithdraw'> => ({
  async deskBroadcastSend(tx, { broadcast }, { identity }) {
    const sent = await broadcasts.create(tx, broadcast, identity)
    const { id, words, link } = broadcast
    const said = { title: words[appConfig.defaultLocale]!.title, languages: Object.keys(words), link: link ?? null }
    return { subject: { kind: 'broadcast', id }, before: {}, after: sent ? said : {}, answer: {} }
  },

  async deskBroadcastWithdraw(tx, { id }, { identity }) {
    const { before, after } = await broadcasts.withdraw(tx, id, identity)
    return { subject: { kind: 'broadcast', id }, before: factsOf(before), after: factsOf(after), answer: {} }
  },
})

const viewBroadcast = ({ id, words, link, createdBy, createdAt, withdrawnAt }: BroadcastRow, names: ReadonlyMap<string, PersonName>): Broadcast => ({
  id, words,
  link: link ?? undefined,
  sender: names.get(createdBy),
  createdAt: createdAt.getTime(),
  withdrawnAt: withdrawnAt?.getTime(),
})

const factsOf = ({ words, withdrawnAt }: BroadcastRow): Facts => ({ title: words[appConfig.defaultLocale]!.title, withdrawn: withdrawnAt !== null })
