import { useMutation } from '@tanstack/react-query'
import { api } from '~/shared/api/api.ts'

export const useAccountLogin = () =>
  useMutation({
    mutationFn: (form: { phone: string; password: string }) => api('accountLogin', { ...form, agree: true }, { quiet: true }),
  })

export const useCheckPasscode = () =>
  useMutation({ mutationFn: (form: { phone?: string; code: string }) => api('checkPasscode', form, { quiet: true }) })

export const useChangePassword = () =>
  useMutation({ mutationFn: (form: { old: string; password: string }) => api('changePassword', form, { quiet: true }) })
