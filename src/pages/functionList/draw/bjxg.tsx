import { createFileRoute } from '@tanstack/react-router'
import { backgroundChange } from '#contract/generators/background-change.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionList/draw/bjxg')({
  ...generatorRoute('background-change'),
  component: () => <GeneratorScreen generator={backgroundChange} />,
})
