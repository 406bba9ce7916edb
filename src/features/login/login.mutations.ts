import { useMutation } from '@tanstack/react-query'
import { api } from '~/shared/api/api.ts'

export const useLoginMobile = () =>
  useMutation({
    mutationFn: (form: { phone: string; code: string }) => api('loginMobile', { ...form, agree: true }, { quiet: true }),
  })
