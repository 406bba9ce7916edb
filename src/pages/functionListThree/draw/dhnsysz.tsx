import { createFileRoute } from '@tanstack/react-router'
import { portraits } from '#contract/generators/portraits.ts'
import { dunhuangGoddessChoices } from '~/entities/generator/choices/dunhuang-goddess.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionListThree/draw/dhnsysz')({
  ...generatorRoute('dunhuang-goddess'),
  component: () => <GeneratorScreen generator={portraits['dunhuang-goddess']} choices={dunhuangGoddessChoices} />,
})
