import { msg } from '@lingui/core/macro'
import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { squareSorts, squareThemes } from '#contract/endpoints/gallery-choices.ts'
import { generatorListQuery } from '~/entities/generator/generator.queries.ts'
import { squareFrontQuery, squareQuery, type SquareFilter } from '~/entities/work/square.queries.ts'
import { pageHead } from '~/shared/lib/page-head.ts'
import { oneOf, type Search } from '~/shared/lib/search.ts'

/** An order of all works, or a theme of the featured ones. */
export type HomeSearch = Pick<SquareFilter, 'sort' | 'theme'>

interface Match {
  context: { i18n: I18n; queryClient: QueryClient }
}

/** Featured works are what the page shows without a query. */
const sorts = squareSorts.filter((sort) => sort !== 'featured')

/** What both addresses of the home page share. The category of the square is part of it: back and a shared link keep it. */
export const homeSearch = ({ sort, theme }: Search): HomeSearch => {
  const known = oneOf(squareThemes, theme)
  return known ? { theme: known } : { sort: oneOf(sorts, sort) }
}

/** The server's page has its works; in the browser their places are shown until they come. */
export async function loadHome({ queryClient }: Match['context'], search: HomeSearch): Promise<void> {
  const works = queryClient.prefetchInfiniteQuery(squareQuery(search))
  await Promise.all([
    queryClient.ensureQueryData(generatorListQuery),
    queryClient.ensureQueryData(squareFrontQuery),
    typeof window === 'undefined' && works,
  ])
}

export const homeHead = ({ context: { i18n } }: Match) =>
  pageHead({
    title: 'Inkling',
    description: i18n._(msg`新一代全场景AI创作引擎：一句话成画，一键抠图换背景`),
    path: '/',
  })
