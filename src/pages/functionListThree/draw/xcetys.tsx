import { createFileRoute } from '@tanstack/react-router'
import { portraits } from '#contract/generators/portraits.ts'
import { newYearChildrenChoices } from '~/entities/generator/choices/new-year-children.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionListThree/draw/xcetys')({
  ...generatorRoute('new-year-children'),
  component: () => <GeneratorScreen generator={portraits['new-year-children']} choices={newYearChildrenChoices} />,
})
