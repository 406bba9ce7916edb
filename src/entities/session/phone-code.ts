import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { appConfig } from '#config'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { ApiError } from '~/shared/api/api.ts'
import { useCountdown } from '~/shared/lib/use-countdown.ts'

interface PhoneCodeSource {
  /** Asks for the code; the number is empty for `ownNumber`. */
  send: (phone: string) => Promise<ResponseOf<'loginCode'>>
  /** The code goes to the number that the account has: none is asked for. */
  ownNumber?: boolean
}

const wholeCode = new RegExp(`^\\d{${appConfig.login.codeDigits}}$`)

/** A number and the code that is sent to it, as they are typed, with what is still missing. */
export function usePhoneCode({ send, ownNumber }: PhoneCodeSource) {
  const { t } = useLingui()
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState<{ phone?: string; code?: string }>({})
  const sending = useMutation({ mutationFn: send })
  const { left, start } = useCountdown()
  const phoneGap = () => (ownNumber || phone.trim() !== '' ? undefined : t`请输入手机号`)

  const sendCode = () => {
    const gap = phoneGap()
    setMissing({ phone: gap })
    if (gap) return
    sending.mutate(phone, {
      onSuccess: ({ retryAfter }) => start(retryAfter),
      onError: (error) => {
        if (error instanceof ApiError && error.detail.retryAfter) start(error.detail.retryAfter)
      },
    })
  }

  /** Says what is missing; whether all is there. */
  const check = (): boolean => {
    const gaps = { phone: phoneGap(), code: wholeCode.test(code) ? undefined : t`请输入 6 位验证码` }
    setMissing(gaps)
    return !gaps.phone && !gaps.code
  }

  return { ownNumber, phone, setPhone, code, setCode, missing, sendCode, sending, secondsLeft: left, check }
}

export type PhoneCode = ReturnType<typeof usePhoneCode>
