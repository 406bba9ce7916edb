import { appConfig, pointRules } from '#config'
import { invitationRules } from '#contract/invitation-rules.ts'
import { KEPT_DAYS, VISITORS_KEPT_DAYS } from '../analytics/kept-days.ts'
import { messageRules } from '../messages/message-rules.ts'

/** The numbers that agreements name, `{binDays}`, as the product keeps them: a text cannot say another. */
export const agreementFigures: Readonly<Record<string, string | number>> = {
  name: appConfig.name,
  binDays: appConfig.creation.binDays,
  giftPoints: appConfig.creation.giftPoints,
  exportDays: appConfig.accountData.exportKeptDays,
  graceDays: appConfig.accountData.graceDays,
  numberDays: appConfig.accountData.numberKnownDays,
  tokenDays: appConfig.login.tokenDays,
  codeMinutes: appConfig.login.codeValidSeconds / 60,
  payMinutes: appConfig.shop.payMinutes,
  traceDays: invitationRules.traceDays,
  linkDays: invitationRules.linkDays,
  messageDays: messageRules.keptDays,
  eventDays: KEPT_DAYS,
  visitorDays: VISITORS_KEPT_DAYS,
  welcomeDays: pointRules.expiryDays.welcome,
  signInDays: pointRules.expiryDays['sign-in'],
  inviteDays: pointRules.expiryDays.invitation,
}
