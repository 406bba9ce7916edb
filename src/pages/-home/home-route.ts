import { msg } from '@lingui/core/macro'
import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { generatorListQuery } from '~/entities/generator/generator.queries.ts'
import { squareQuery } from '~/entities/work/work.queries.ts'
import { pageHead } from '~/shared/lib/page-head.ts'

interface Match {
  context: { i18n: I18n; queryClient: QueryClient }
}

export const loadHome = ({ queryClient }: Match['context']) =>
  Promise.all([queryClient.ensureInfiniteQueryData(squareQuery({ sort: 'featured' })), queryClient.ensureQueryData(generatorListQuery)])

export const homeHead = ({ context: { i18n } }: Match) =>
  pageHead({
    title: 'Inkling',
    description: i18n._(msg`新一代全场景AI创作引擎：一句话成画，一键抠图换背景`),
    path: '/',
    canonical: '/',
  })
