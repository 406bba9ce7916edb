import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { generatorListQuery } from '~/entities/generator/generator.queries.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { WorkstationPage } from './-workstation-page.tsx'

export const Route = createFileRoute('/square/draw/agent-square')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(generatorListQuery)
    return { head: { title: context.i18n._(msg`AI工作台`), description: context.i18n._(msg`所有创作工具都在这里：文生图、智能抠图、背景修改`) } }
  },
  head: loadedHead,
  component: WorkstationPage,
})
