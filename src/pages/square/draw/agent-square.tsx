import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { generatorListQuery } from '~/entities/generator/generator.queries.ts'
import { pageHead } from '~/shared/lib/page-head.ts'
import { WorkstationPage } from './-workstation-page.tsx'

export const Route = createFileRoute('/square/draw/agent-square')({
  loader: async ({ context }) => void (await context.queryClient.ensureQueryData(generatorListQuery)),
  head: ({ match }) =>
    pageHead({
      title: match.context.i18n._(msg`AI工作台`),
      description: match.context.i18n._(msg`所有创作工具都在这里：文生图、智能抠图、背景修改`),
      path: match.pathname,
    }),
  component: WorkstationPage,
})
