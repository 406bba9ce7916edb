import type { Platform } from '../../../platform/platform.ts'
import { chatIdentities } from '../../account/chat-identities.table.ts'
import type { ForgottenNumbers } from '../../account/forgotten-numbers.ts'
import { qrLogins } from '../../account/qr-logins.table.ts'
import { sessions } from '../../account/sessions.table.ts'
import { activityAwards } from '../../activities/activity-awards.table.ts'
import { activityEntries } from '../../activities/activity-entries.table.ts'
import { activityVotes } from '../../activities/activity-votes.table.ts'
import { agreementConsents } from '../../agreements/agreement-consents.table.ts'
import { trackEvents } from '../../analytics/track-events.table.ts'
import { coupons } from '../../coupons/coupons.table.ts'
import { chaptersOf } from '../../courses/chapters.ts'
import { lessonProgress } from '../../courses/lesson-progress.table.ts'
import { tasks } from '../../creation/tasks.table.ts'
import { signIns } from '../../growth/sign-ins.table.ts'
import { taskClaims } from '../../growth/task-claims.table.ts'
import { taskEvents } from '../../growth/task-events.table.ts'
import { invitationCodes } from '../../invitations/invitation-codes.table.ts'
import { invitations } from '../../invitations/invitations.table.ts'
import { broadcastReads } from '../../messages/broadcasts.table.ts'
import { doubleDeletions } from '../../photo-studio/double-deletions.table.ts'
import type { Wallet } from '../../wallet/wallet.ts'
import { searchHistory } from '../../search/tables/search-history.table.ts'
import { accountExports } from '../account-exports.table.ts'
import { actsPart } from './acts-part.ts'
import { commentsPart } from './comments-part.ts'
import { doublesPart } from './doubles-part.ts'
import { feedbackPart } from './feedback-part.ts'
import { likesPart } from './likes-part.ts'
import { messagesPart } from './messages-part.ts'
import type { PersonalData } from './personal-data.ts'
import { ordersPart } from './orders-part.ts'
import { peopleParts } from './people-parts.ts'
import { personalTable } from './personal-table.ts'
import { profilePart } from './profile-part.ts'
import { questionnairesPart } from './questionnaires-part.ts'
import { tracesPart } from './traces-part.ts'
import { ledgerPart, pointsPart } from './wallet-parts.ts'
import { photosPart, worksPart } from './works-part.ts'

interface Needs {
  wallet: Wallet
  forgotten: ForgottenNumbers
}

/**
 * Everything that is kept of people: whoever adds a table with a person's rows enters it here, and a test asks for it.
 * In this order they are removed: the door first, and what refers to a thing before it.
 */
export function createPersonalParts(platform: Platform, { wallet, forgotten }: Needs): PersonalData[] {
  return [
    profilePart(platform, forgotten),
    personalTable(platform, {
      kind: 'sessions',
      table: sessions,
      owner: sessions.userId,
      order: [sessions.id],
      show: ({ device, userAgent, ip, createdAt, lastSeenAt, revokedAt }) => ({ device, userAgent, ip, createdAt, lastSeenAt, revokedAt }),
    }),
    personalTable(platform, {
      kind: 'logins',
      table: chatIdentities,
      owner: chatIdentities.userId,
      order: [chatIdentities.platform],
      show: ({ platform: name, createdAt }) => ({ platform: name, createdAt }),
    }),
    personalTable(platform, { kind: 'logins', table: qrLogins, owner: qrLogins.userId, order: [qrLogins.id] }),
    personalTable(platform, {
      kind: 'agreements',
      table: agreementConsents,
      owner: agreementConsents.userId,
      order: [agreementConsents.agreement, agreementConsents.version],
      show: ({ agreement, version, platform: device, createdAt }) => ({ agreement, version, platform: device, createdAt }),
    }),
    tracesPart,
    worksPart(platform),
    personalTable(platform, {
      kind: 'creations',
      table: tasks,
      owner: tasks.userId,
      order: [tasks.requestId],
      keys: ({ previewKey }) => [previewKey],
      show: ({ id, generator, input, cost, state, offer, createdAt, finishedAt }) => ({ id, generator, input, cost, state, offer, createdAt, finishedAt }),
    }),
    doublesPart(platform),
    personalTable(platform, {
      kind: 'doubles',
      table: doubleDeletions,
      owner: doubleDeletions.userId,
      order: [doubleDeletions.requestedAt],
    }),
    feedbackPart(platform),
    photosPart(platform),
    likesPart(platform),
    ...peopleParts(platform),
    commentsPart(platform),
    actsPart,
    ledgerPart(platform),
    pointsPart(wallet),
    ordersPart(platform),
    personalTable(platform, {
      kind: 'coupons',
      table: coupons,
      owner: coupons.userId,
      order: [coupons.expiresAt, coupons.id],
      show: ({ id, terms, createdAt, expiresAt, orderId, usedAt }) => ({ id, terms, createdAt, expiresAt, orderId, usedAt }),
    }),
    personalTable(platform, {
      kind: 'sign-ins',
      table: signIns,
      owner: signIns.userId,
      order: [signIns.day],
      show: ({ day, at, zone, streak, points }) => ({ day, at, zone, streak, points }),
    }),
    personalTable(platform, {
      kind: 'rewards',
      table: taskClaims,
      owner: taskClaims.userId,
      order: [taskClaims.task, taskClaims.occurrence],
      show: ({ task, occurrence, day, points, coupon, at }) => ({ task, occurrence, day, points, coupon, at }),
    }),
    personalTable(platform, { kind: 'rewards', table: taskEvents, owner: taskEvents.userId, order: [taskEvents.id] }),
    personalTable(platform, {
      kind: 'lessons',
      table: lessonProgress,
      owner: lessonProgress.userId,
      order: [lessonProgress.lesson],
      show: ({ lesson, position, seen, startedAt, finishedAt, updatedAt }) => ({ lesson, position, chapters: chaptersOf(lesson, seen), startedAt, finishedAt, updatedAt }),
    }),
    personalTable(platform, { kind: 'invitations', table: invitationCodes, owner: invitationCodes.userId, order: [invitationCodes.userId] }),
    personalTable(platform, {
      kind: 'invitations',
      table: invitations,
      owner: invitations.inviterId,
      order: [invitations.createdAt, invitations.id],
      show: ({ id, state, inviterPoints, madeAt, createdAt }) => ({ id, state, points: inviterPoints, madeAt, createdAt }),
    }),
    personalTable(platform, { kind: 'invitations', table: invitations, owner: invitations.invitedId, order: [invitations.id] }),
    personalTable(platform, {
      kind: 'votes',
      table: activityVotes,
      owner: activityVotes.userId,
      order: [activityVotes.activityId, activityVotes.entryId],
      show: ({ activityId, entryId, createdAt }) => ({ activity: activityId, voteFor: entryId, createdAt }),
    }),
    personalTable(platform, {
      kind: 'prizes',
      table: activityAwards,
      owner: activityAwards.userId,
      order: [activityAwards.activityId, activityAwards.place],
      show: ({ activityId, place, points, coupon, createdAt }) => ({ activity: activityId, place, points, coupon, createdAt }),
    }),
    personalTable(platform, {
      kind: 'activities',
      table: activityEntries,
      owner: activityEntries.userId,
      order: [activityEntries.activityId, activityEntries.id],
      show: ({ activityId, workId, votes, createdAt }) => ({ activity: activityId, work: workId, votes, createdAt }),
    }),
    messagesPart(platform),
    personalTable(platform, { kind: 'messages', table: broadcastReads, owner: broadcastReads.userId, order: [broadcastReads.broadcastId] }),
    questionnairesPart(platform),
    personalTable(platform, {
      kind: 'searches',
      table: searchHistory,
      owner: searchHistory.userId,
      order: [searchHistory.query],
      show: ({ query, at }) => ({ query, at }),
    }),
    personalTable(platform, {
      kind: 'events',
      table: trackEvents,
      owner: trackEvents.userId,
      order: [trackEvents.receivedAt, trackEvents.uuid],
      show: ({ action, happenedAt, event }) => ({ action, happenedAt, event }),
    }),
    personalTable(platform, {
      kind: 'exports',
      table: accountExports,
      owner: accountExports.userId,
      order: [accountExports.id],
      keys: ({ key }) => [key],
    }),
  ]
}
