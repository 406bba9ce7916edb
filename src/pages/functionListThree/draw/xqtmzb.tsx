import { createFileRoute } from '@tanstack/react-router'
import { portraits } from '#contract/generators/portraits.ts'
import { festiveSweetChoices } from '~/entities/generator/choices/festive-sweet.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionListThree/draw/xqtmzb')({
  ...generatorRoute('festive-sweet'),
  component: () => <GeneratorScreen generator={portraits['festive-sweet']} choices={festiveSweetChoices} />,
})
