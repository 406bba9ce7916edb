import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { doubleReceiptQuery, doublesQuery } from '~/entities/double/double.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { requirePerson } from '~/features/require-login/require-person.ts'
import { orNotFound } from '~/shared/lib/or-not-found.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { idIn, type Search } from '~/shared/lib/search.ts'
import { MainPage } from './-photo/main-page.tsx'

export const Route = createFileRoute('/functionListThree/photo/main')({
  /** `receipt`: what was deleted with a double. */
  validateSearch: ({ receipt }: Search): { receipt?: string } => ({ receipt: idIn(receipt) }),
  loaderDeps: ({ search: { receipt } }) => ({ receipt }),
  loader: async ({ context, location, deps: { receipt } }) => {
    const { queryClient, i18n } = context
    if (receipt) {
      await requirePerson(context, location)
      await queryClient.ensureQueryData(doubleReceiptQuery(receipt)).catch(orNotFound)
    } else if (await queryClient.ensureQueryData(userQuery)) await queryClient.ensureQueryData(doublesQuery)
    return {
      head: { title: i18n._(msg`AI 写真`), description: i18n._(msg`几张照片，创建只属于你的数字分身，一次拍一组写真`), image: '/share/photo-studio.jpg' },
    }
  },
  head: loadedHead,
  component: MainPage,
})
