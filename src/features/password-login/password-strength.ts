import { appConfig } from '#config'

const { passwordMin, passwordMax } = appConfig.login

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/]

/** From this length on, three kinds of characters are hard to guess; from the second on, any are. */
const STRONG_LENGTHS = { mixed: 12, any: 20 }

/** How hard a new password is to guess, by its length and the kinds of its characters alone. */
export function passwordStrength(password: string): 'too-short' | 'too-long' | 'ok' | 'strong' {
  const { length } = password
  if (length < passwordMin) return 'too-short'
  if (length > passwordMax) return 'too-long'
  const mixed = kinds.filter((kind) => kind.test(password)).length >= 3
  return length >= (mixed ? STRONG_LENGTHS.mixed : STRONG_LENGTHS.any) ? 'strong' : 'ok'
}
