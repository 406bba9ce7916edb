import { badInput } from '../../business-error.ts'

/** What is tried first by whoever guesses, among passwords that are long enough. */
const common = new Set([
  '00000000', '11111111', '66666666', '88888888', '12345678', '123456789', '1234567890', '87654321', '123123123', '11223344',
  '147258369', '5201314520', 'a1234567', 'a12345678', 'aa123456', 'abc12345', 'abc123456', 'woaini1314', 'woaini520',
  'password', 'password1', 'password123', 'passw0rd', 'qwertyui', 'qwertyuiop', 'qwerty123', '1q2w3e4r', '1qaz2wsx', 'asdfghjkl',
  'iloveyou', 'admin123', 'football', 'sunshine',
])

/** Refuses a new password that is easily guessed: a common one, or the number it belongs to. */
export function refuseGuessable(password: string, phone: string): void {
  const digits = password.replaceAll(/[\s+-]/g, '')
  const isNumber = /^\d+$/.test(digits) && phone.endsWith(digits)
  if (isNumber || common.has(password.toLowerCase())) throw badInput('password', 'password-too-common')
}
