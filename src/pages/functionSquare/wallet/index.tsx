import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { walletQuery } from '~/entities/points/wallet.queries.ts'
import { optionListQuery } from '~/entities/session/option.queries.ts'
import { requirePerson } from '~/features/require-login/require-person.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { WalletPage } from './-wallet/wallet-page.tsx'

export const Route = createFileRoute('/functionSquare/wallet/index')({
  loader: async ({ context, location }) => {
    await requirePerson(context, location)
    await Promise.all([context.queryClient.ensureQueryData(walletQuery), context.queryClient.ensureQueryData(optionListQuery)])
    return { head: { title: context.i18n._(msg`钱包`), description: context.i18n._(msg`灵感值的余额、到期和明细`), hidden: true } }
  },
  head: loadedHead,
  component: WalletPage,
})
