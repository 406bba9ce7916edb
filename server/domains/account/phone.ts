import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { appConfig } from '#config'
import { badInput } from '../../business-error.ts'

/** A number as it was typed, as E.164; without a country code it is one of the default region. */
export function parsePhone(typed: string): string {
  const number = parsePhoneNumberFromString(typed, appConfig.login.defaultRegion)
  if (!number?.isValid()) throw badInput('phone', 'bad-phone')
  const type = number.getType()
  // Regions such as the United States do not tell mobile numbers from others.
  if (type !== undefined && type !== 'MOBILE' && type !== 'FIXED_LINE_OR_MOBILE') throw badInput('phone', 'bad-phone')
  return number.number
}
