import { createFileRoute } from '@tanstack/react-router'
import { dressUp } from '#contract/generators/dress-up.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionList/draw/dressUp')({
  ...generatorRoute('dress-up'),
  component: () => <GeneratorScreen generator={dressUp} />,
})
