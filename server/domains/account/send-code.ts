import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import { BusinessError } from '../../business-error.ts'
import type { Call } from '../../call.ts'
import type { Platform } from '../../platform/platform.ts'
import type { CodePurpose, LoginCodes } from './login-codes.ts'
import type { SmsSender } from './sms.ts'

/** Sends a new code to a number; one that could not be sent does not count. */
export type SendCode = (phone: string, purpose: CodePurpose, call: Call) => Promise<{ retryAfter: number; demoCode?: string }>

export function createSendCode({ config }: Platform, loginCodes: LoginCodes, sendMessage: SmsSender): SendCode {
  return async (phone, purpose, call) => {
    const { id, code } = await loginCodes.issue(phone, purpose, call)
    try {
      await sendMessage({ id, phone, code, locale: call.locale })
    } catch (error) {
      call.log.error({ err: error }, 'A login code was not sent')
      await loginCodes.withdraw(id)
      throw new BusinessError(codes.internal, 'sms-failed')
    }
    return { retryAfter: appConfig.login.codeEverySeconds, demoCode: config.mode === 'demo' ? code : undefined }
  }
}
