import { msg } from '@lingui/core/macro'
import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { squareSorts } from '#contract/endpoints/gallery-choices.ts'
import { generatorListQuery } from '~/entities/generator/generator.queries.ts'
import { squareQuery } from '~/entities/work/work.queries.ts'
import { pageHead } from '~/shared/lib/page-head.ts'
import { oneOf, type Search } from '~/shared/lib/search.ts'

interface HomeSearch {
  sort?: (typeof squareSorts)[number]
}

interface Match {
  context: { i18n: I18n; queryClient: QueryClient }
}

/** What both addresses of the home page share. The order of the square is part of it: back and a shared link keep it. */
export const homeSearch = ({ sort }: Search): HomeSearch => ({ sort: oneOf(squareSorts, sort) })

export const loadHome = ({ queryClient }: Match['context'], { sort = 'featured' }: HomeSearch) =>
  Promise.all([queryClient.ensureInfiniteQueryData(squareQuery({ sort })), queryClient.ensureQueryData(generatorListQuery)])

export const homeHead = ({ context: { i18n } }: Match) =>
  pageHead({
    title: 'Inkling',
    description: i18n._(msg`新一代全场景AI创作引擎：一句话成画，一键抠图换背景`),
    path: '/',
  })
