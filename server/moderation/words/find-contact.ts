import type { ModerationReason } from '#contract/moderation-reasons.ts'
import type { NormalText } from './normalise.ts'

/** Ways to be reached that do not belong into what everybody sees. */
const inText = [
  // Addresses of the web and of mail; the dot of a sentence has a space after it.
  /\bhttps?:\/\/[\p{L}\d]\S*/iu,
  /\b(?:www|t)\.[a-z0-9-]+\.?[a-z]*\/?\S*\.(?:com|me|cn|net|org)/iu,
  /\b(?:t\.me|wa\.me|bit\.ly|discord\.gg)\/\S+/iu,
  /[\w.+-]+@[\w-]+\.[a-z]{2,}/iu,
  // Names of accounts: with a digit or a line in them, as a word has none.
  /(?:微信|薇信|威信|\bvx|\bv信|wechat|weixin)\s*(?:号|號|id)?\s*[::]?\s*(?=[a-z_-]*[\d_])[a-z][\w-]{5,}/iu,
]
const inCompact = [
  // A mobile number of mainland China, alone among digits.
  /(?<!\d)1[3-9]\d{9}(?!\d)/u,
  /(?:qq|扣扣|q群|qq群)(?:号|號)?\d{6,}/u,
  /(?:whatsapp|telegram|tel|llamame|appelez)\d{8,}/u,
]

/** Telephone numbers, addresses and accounts by which people are led elsewhere. */
export function findContact(text: string, { compact }: NormalText): { decision: 'hold'; reason: ModerationReason }[] {
  const found = inText.some((form) => form.test(text.normalize('NFKC'))) || inCompact.some((form) => form.test(compact))
  return found ? [{ decision: 'hold', reason: 'contact' }] : []
}
