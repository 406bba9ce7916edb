import type { Locale } from '#config'
import type { Logger } from '../../platform/log.ts'
import { maskPhone } from '../../platform/log.ts'

interface LoginMessage {
  /** Names the message: a provider that gets it twice sends it once. */
  id: string
  phone: string
  code: string
  locale: Locale
}

/** Brings a login code to a phone; throws when it was not accepted. */
export type SmsSender = (message: LoginMessage) => Promise<void>

/** Where no provider is set the operator reads the code in the log; it stands in the text, as fields are redacted. */
export function createLogSender(log: Logger): SmsSender {
  return async ({ phone, code }) => log.warn(`Login code for ${maskPhone(phone)}: ${code}`)
}

export interface WebhookOptions {
  url: string
  timeoutMs?: number
  attempts?: number
  /** Milliseconds before the attempt after the nth. */
  backoffMs?: (attempt: number) => number
}

/** Posts `{phone, code, locale}` to an address of the operator's, which sends the message. */
export function createWebhookSender(options: WebhookOptions): SmsSender {
  const { url, timeoutMs = 5000, attempts = 3, backoffMs = (attempt) => 250 * 2 ** attempt } = options
  return async ({ id, ...message }) => {
    const request = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
      body: JSON.stringify(message),
    }
    for (let attempt = 1; ; attempt++) {
      const outcome = await fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs) }).then(
        (response) => response.status,
        (error: unknown) => error,
      )
      if (typeof outcome === 'number' && outcome < 300) return
      const worthRepeating = typeof outcome !== 'number' || outcome >= 500 || outcome === 429
      if (!worthRepeating || attempt === attempts) throw new Error('The SMS webhook did not accept the message', { cause: outcome })
      await new Promise((resume) => setTimeout(resume, backoffMs(attempt)))
    }
  }
}
