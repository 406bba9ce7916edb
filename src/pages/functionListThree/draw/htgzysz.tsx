import { createFileRoute } from '@tanstack/react-router'
import { portraits } from '#contract/generators/portraits.ts'
import { begoniaPrincessChoices } from '~/entities/generator/choices/begonia-princess.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionListThree/draw/htgzysz')({
  ...generatorRoute('begonia-princess'),
  component: () => <GeneratorScreen generator={portraits['begonia-princess']} choices={begoniaPrincessChoices} />,
})
