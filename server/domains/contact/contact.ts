import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import * as v from 'valibot'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import { contactRules } from '#contract/contact-rules.ts'
import { eq } from '../../platform/database/orm.ts'
import { badInput, BusinessError } from '../../business-error.ts'
import { createCallLimit } from '../../call-limit.ts'
import type { Handlers } from '../../call.ts'
import { networkOf } from '../../network-of.ts'
import type { Platform } from '../../platform/platform.ts'
import { contacts } from './contacts.table.ts'

const DAY_SECONDS = 86_400

/** Takes inquiries about working together, from anybody. */
export function createContact({ db, clock }: Pick<Platform, 'db' | 'clock'>): Handlers<'contactCreate'> {
  const countDevice = createCallLimit({ calls: contactRules.perDay, seconds: DAY_SECONDS, refusal })
  const countNetwork = createCallLimit({ calls: contactRules.perNetworkPerDay, seconds: DAY_SECONDS, refusal })

  return {
    async contactCreate({ requestId, website, reach: typed, ...inquiry }, { ip, device, locale, log }) {
      const reach = parseReach(typed)
      if (reach === undefined) throw badInput('reach', 'bad-reach')
      if (website !== '') {
        log.info('an inquiry of a program was not kept')
        return {}
      }
      const row = { id: requestId, ...inquiry, reach, locale, createdAt: clock.now() }
      // A repeated call must not use up what the person may still send.
      if (await db.$count(contacts, eq(contacts.id, requestId))) return {}
      countDevice(device)
      countNetwork(networkOf(ip))
      await db.insert(contacts).values(row).onConflictDoNothing()
      return {}
    },
  }
}

/** An e-mail address as it is, or a telephone number of any kind as E.164; undefined where it is neither. */
export function parseReach(typed: string): string | undefined {
  if (typed.includes('@')) return v.is(v.pipe(v.string(), v.email()), typed) ? typed : undefined
  const number = parsePhoneNumberFromString(typed, appConfig.login.defaultRegion)
  return number?.isValid() ? number.number : undefined
}

const refusal = (seconds: number) =>
  new BusinessError(codes.tooManyRequests, 'contact-limit', { retryAfter: seconds }, { hours: Math.ceil(seconds / 3600) })
