import { createFileRoute } from '@tanstack/react-router'
import { extend } from '#contract/generators/extend.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionList/draw/extend')({
  ...generatorRoute('extend'),
  component: () => <GeneratorScreen generator={extend} />,
})
