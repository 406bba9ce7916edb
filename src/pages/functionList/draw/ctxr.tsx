import { createFileRoute } from '@tanstack/react-router'
import { sketchRender } from '#contract/generators/sketch-render.ts'
import { sketchRenderChoices } from '~/entities/generator/choices/sketch-render.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionList/draw/ctxr')({
  ...generatorRoute('sketch-render'),
  component: () => <GeneratorScreen generator={sketchRender} choices={sketchRenderChoices} />,
})
