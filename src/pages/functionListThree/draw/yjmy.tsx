import { createFileRoute } from '@tanstack/react-router'
import { beauty } from '#contract/generators/beauty.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionListThree/draw/yjmy')({
  ...generatorRoute('beauty'),
  component: () => <GeneratorScreen generator={beauty} />,
})
