import { createFileRoute } from '@tanstack/react-router'
import { cats } from '#contract/generators/cats.ts'
import { catsChoices } from '~/entities/generator/choices/cats.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionListThree/draw/cats')({
  ...generatorRoute('cats'),
  component: () => <GeneratorScreen generator={cats} choices={catsChoices} />,
})
