import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { appConfig } from '#config'
import { transfers } from '#contract/transfers.ts'
import { workQuery } from '~/entities/work/work.queries.ts'
import { orNotFound } from '~/shared/lib/or-not-found.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { textIn, type Search } from '~/shared/lib/search.ts'
import { DetailsPage } from './-details/details-page.tsx'

export const Route = createFileRoute('/functionSquare/square/details')({
  validateSearch: ({ id }: Search) => ({ id: textIn(id) ?? '' }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, i18n }, deps }) => {
    const work = await queryClient.ensureQueryData(workQuery(deps.id)).catch(orNotFound)
    return {
      head: {
        title: work.title || i18n._(msg`${work.owner.nickname} 的作品`),
        description: i18n._(msg`${work.owner.nickname} 在 Inkling 的作品，点开看大图，也可以画一幅同款`),
        search: `?id=${work.id}`,
        image: work.visibility === 'public' ? `${appConfig.apiPath}${transfers.shareCard}${work.id}.jpg` : undefined,
        hidden: work.visibility !== 'public',
      },
    }
  },
  head: loadedHead,
  component: DetailsPage,
})
