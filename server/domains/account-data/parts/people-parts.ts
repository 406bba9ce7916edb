import type { Platform } from '../../../platform/platform.ts'
import { commentReports } from '../../comments/comments.table.ts'
import { favourites } from '../../favourites/favourites.table.ts'
import { blocks } from '../../follows/blocks.table.ts'
import { followTotals } from '../../follows/follow-totals.table.ts'
import { follows } from '../../follows/follows.table.ts'
import type { PersonalData } from './personal-data.ts'
import { personalTable } from './personal-table.ts'

/** What is between the person and others: the database takes it off its counts. */
export const peopleParts = (platform: Platform): PersonalData[] => [
  personalTable(platform, {
    kind: 'favourites',
    table: favourites,
    owner: favourites.userId,
    order: [favourites.workId],
    show: ({ workId, createdAt }) => ({ work: workId, createdAt }),
  }),
  personalTable(platform, {
    kind: 'follows',
    table: follows,
    owner: follows.followerId,
    order: [follows.followedId],
    show: ({ followedId, createdAt }) => ({ follows: followedId, createdAt }),
  }),
  personalTable(platform, { kind: 'follows', table: follows, owner: follows.followedId, order: [follows.createdAt, follows.followerId] }),
  personalTable(platform, {
    kind: 'blocks',
    table: blocks,
    owner: blocks.blockerId,
    order: [blocks.blockedId],
    show: ({ blockedId, createdAt }) => ({ blocks: blockedId, createdAt }),
  }),
  personalTable(platform, { kind: 'blocks', table: blocks, owner: blocks.blockedId, order: [blocks.createdAt, blocks.blockerId] }),
  personalTable(platform, { kind: 'follows', table: followTotals, owner: followTotals.userId, order: [followTotals.userId] }),
  personalTable(platform, {
    kind: 'reports',
    table: commentReports,
    owner: commentReports.userId,
    order: [commentReports.createdAt, commentReports.commentId],
    show: ({ commentId, reason, note, createdAt }) => ({ reported: commentId, reason, note, createdAt }),
  }),
]
