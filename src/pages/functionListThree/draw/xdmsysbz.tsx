import { createFileRoute } from '@tanstack/react-router'
import { portraits } from '#contract/generators/portraits.ts'
import { modernAmericanChoices } from '~/entities/generator/choices/modern-american.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionListThree/draw/xdmsysbz')({
  ...generatorRoute('modern-american'),
  component: () => <GeneratorScreen generator={portraits['modern-american']} choices={modernAmericanChoices} />,
})
