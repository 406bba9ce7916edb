import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, ApiError } from '~/shared/api/api.ts'

export const useSendCode = () =>
  useMutation({ mutationFn: (phone: string) => api('loginCode', { phone }, { quiet: true }) })

export const useLoginMobile = () =>
  useMutation({
    mutationFn: (form: { phone: string; code: string }) => api('loginMobile', { ...form, agree: true }, { quiet: true }),
  })

/** Which field of a form a refusal is about, with its words; other refusals belong to the whole form. */
export function fieldError(error: unknown, field: string): string | undefined {
  return error instanceof ApiError && error.detail.field === field ? error.message : undefined
}

/** Seconds left until a moment, counting down; 0 when it is past. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  const running = until > now
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [running])
  const start = (seconds: number) => {
    setNow(Date.now())
    setUntil(Date.now() + seconds * 1000)
  }
  return { left: running ? Math.ceil((until - now) / 1000) : 0, start }
}
