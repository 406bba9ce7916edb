import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { optionListQuery } from '~/entities/session/option.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { requirePerson } from '~/features/require-login/require-person.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { idIn, textIn, type Search } from '~/shared/lib/search.ts'
import { BuyPage } from './-buy/buy-page.tsx'

interface BuySearch {
  /** 'member': memberships; points otherwise. */
  tab?: string
  /** The order that is being paid. */
  order?: string
  /** Where the person came from, and goes back to. */
  back?: string
}

export const Route = createFileRoute('/functionSquare/buy/index')({
  validateSearch: ({ tab, order, back }: Search): BuySearch => ({ tab: textIn(tab), order: idIn(order), back: textIn(back) }),
  loaderDeps: ({ search: { order } }) => ({ order }),
  loader: async ({ context, deps, location }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(optionListQuery),
      deps.order === undefined ? context.queryClient.ensureQueryData(userQuery) : requirePerson(context, location),
    ])
    const description = context.i18n._(msg`充值灵感值，或开通会员查看创作描述、优先排队`)
    return { head: { title: context.i18n._(msg`充值与会员`), description, hidden: deps.order !== undefined } }
  },
  head: loadedHead,
  component: BuyPage,
})
