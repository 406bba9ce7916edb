import { createFileRoute } from '@tanstack/react-router'
import { erasure } from '#contract/generators/erasure.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionListThree/draw/erasure')({
  ...generatorRoute('erasure'),
  component: () => <GeneratorScreen generator={erasure} />,
})
