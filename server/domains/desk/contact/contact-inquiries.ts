import type { Inquiry } from '#contract/endpoints/desk/contact.ts'
import type { Handlers } from '../../../call.ts'
import type { ContactDesk } from '../../contact/contact-desk.ts'
import type { ContactRow } from '../../contact/contacts.table.ts'
import type { Actions } from '../actions.ts'
import type { Facts } from '../audit.table.ts'

/** What the desk sees of inquiries. */
export const createReadContact = (contact: ContactDesk): Handlers<'deskContacts' | 'deskContact'> => ({
  async deskContacts({ view, topic, search, cursor }) {
    const { rows, next } = await contact.search({ state: view === 'all' ? undefined : view, topic, reach: search || undefined, cursor })
    return { rows: rows.map(viewInquiry), next }
  },
  deskContact: async ({ id }) => viewInquiry(await contact.detail(id)),
})

/** What the desk does about them. */
export const createChangeContact = (contact: ContactDesk): Actions<'deskContactMark'> => ({
  async deskContactMark(tx, { id, state, note }, { identity }) {
    const { before, after } = await contact.mark(tx, { id, state, note }, identity)
    return { subject: { kind: 'inquiry', id }, before: factsOf(before), after: factsOf(after), answer: {} }
  },
})

const factsOf = ({ state, note }: ContactRow): Facts => ({ state, note })

const viewInquiry = ({ handledBy: _, createdAt, handledAt, ...row }: ContactRow): Inquiry => ({
  ...row,
  createdAt: createdAt.getTime(),
  handledAt: handledAt?.getTime(),
})
