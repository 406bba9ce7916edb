import { createFileRoute } from '@tanstack/react-router'
import { cutout } from '#contract/generators/cutout.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionSquare/cutout/index')({
  ...generatorRoute('cutout'),
  component: () => <GeneratorScreen generator={cutout} />,
})
