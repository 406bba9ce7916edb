import { createFileRoute } from '@tanstack/react-router'
import { portraits } from '#contract/generators/portraits.ts'
import { newYearPaintedChoices } from '~/entities/generator/choices/new-year-painted.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionListThree/draw/xcchhz')({
  ...generatorRoute('new-year-painted'),
  component: () => <GeneratorScreen generator={portraits['new-year-painted']} choices={newYearPaintedChoices} />,
})
