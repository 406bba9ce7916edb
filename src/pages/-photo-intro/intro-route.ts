import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '~/entities/user/user.queries.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'

/** What both addresses of the introduction share. Nobody needs to log in to see it. */
export const introRoute = {
  loader: async ({ context: { queryClient, i18n } }: { context: { queryClient: QueryClient; i18n: I18n } }) => {
    await queryClient.ensureQueryData(userQuery)
    return {
      head: { title: i18n._(msg`AI 写真`), description: i18n._(msg`几张照片，创建只属于你的数字分身，一次拍一组写真`), image: '/share/photo-studio.jpg' },
    }
  },
  head: loadedHead,
}
