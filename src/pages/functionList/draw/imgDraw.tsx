import { createFileRoute } from '@tanstack/react-router'
import { localRedraw } from '#contract/generators/local-redraw.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionList/draw/imgDraw')({
  ...generatorRoute('local-redraw'),
  component: () => <GeneratorScreen generator={localRedraw} />,
})
