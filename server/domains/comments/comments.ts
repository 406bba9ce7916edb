import { codes } from '#contract/codes.ts'
import { eq } from '../../platform/database/orm.ts'
import { BusinessError } from '../../business-error.ts'
import type { Handlers } from '../../call.ts'
import type { Moderator } from '../../moderation/moderator.ts'
import type { Platform } from '../../platform/platform.ts'
import { works } from '../gallery/works.table.ts'
import type { Messages } from '../messages/messages.ts'
import { createCommentDesk, type CommentDesk } from './comment-desk.ts'
import { comments } from './comments.table.ts'
import { createReadComments } from './read-comments.ts'
import { createReportComment } from './report-comment.ts'
import { createSuggestMentions } from './suggest-mentions.ts'
import { takeAway } from './take-away.ts'
import { createWriteComment } from './write-comment.ts'

interface Comments {
  handlers: Handlers<'commentList' | 'commentReplies' | 'commentCreate' | 'commentDelete' | 'commentReport' | 'mentionSuggest'>
  desk: CommentDesk
}

/** What people say under works. */
export function createComments(platform: Platform, needs: { messages: Messages; moderator: Moderator }): Comments {
  const { db } = platform
  const read = createReadComments(platform)
  const write = createWriteComment(platform, needs)
  return {
    desk: createCommentDesk(needs.messages),
    handlers: {
      commentList: (request, { identity }) => read.list(request, identity?.userId ?? null),
      commentReplies: (request, { identity }) => read.replies(request, identity?.userId ?? null),
      commentReport: createReportComment(platform),
      mentionSuggest: createSuggestMentions(platform),

      async commentCreate(request, call) {
        await write(request, call)
        return read.one(db, request.id, call.identity.userId)
      },

      commentDelete: ({ id }, { identity: { userId } }) =>
        db.transaction(async (tx) => {
          const { workId, userId: author } = comments
          const [found] = await tx.select({ author, owner: works.userId }).from(comments).innerJoin(works, eq(works.id, workId)).where(eq(comments.id, id))
          // Gone already: so it was wanted.
          if (!found?.author) return {}
          if (found.author !== userId && found.owner !== userId) throw new BusinessError(codes.noPermission, 'no-permission')
          await takeAway(tx, [id])
          return {}
        }),
    },
  }
}
