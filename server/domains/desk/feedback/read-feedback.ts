import type { ParsedRequestOf } from '#contract/endpoints/endpoints.ts'
import type { Handlers } from '../../../call.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { FeedbackDesk } from '../../feedback/feedback-desk.ts'
import { viewItem } from '../../feedback/feedback-view.ts'
import { findNames, nameIn } from '../person-name.ts'

/** What the desk sees of feedback. */
export const createReadFeedback = (platform: Platform, feedback: FeedbackDesk): Handlers<'deskFeedbacks' | 'deskFeedback'> => ({
  async deskFeedbacks({ view, kind, person, cursor }) {
    const { rows, next } = await feedback.search({ ...narrowedBy(view), kind, userId: person, cursor })
    const names = await findNames(platform, rows.map(({ userId }) => userId))
    return {
      rows: rows.map((row) => {
        const { unread: _, ...item } = viewItem(row)
        return { ...item, owner: nameIn(names, row.userId), waits: row.waits }
      }),
      next,
    }
  },

  async deskFeedback({ id }) {
    const { userId, ...detail } = await feedback.detail(id)
    return { ...detail, owner: nameIn(await findNames(platform, [userId]), userId) }
  },
})

function narrowedBy(view: ParsedRequestOf<'deskFeedbacks'>['view']): Parameters<FeedbackDesk['search']>[0] {
  if (view === 'all') return {}
  return view === 'waits' ? { waits: true } : { state: view }
}
