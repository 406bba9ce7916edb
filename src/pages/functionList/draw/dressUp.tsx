import { createFileRoute } from '@tanstack/react-router'
import { dressUp } from '#contract/generators/dress-up.ts'
import { dressUpChoices } from '~/entities/generator/choices/dress-up.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionList/draw/dressUp')({
  ...generatorRoute('dress-up'),
  component: () => <GeneratorScreen generator={dressUp} choices={dressUpChoices} />,
})
