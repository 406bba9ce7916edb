import { createFileRoute } from '@tanstack/react-router'
import { portraits } from '#contract/generators/portraits.ts'
import { halloweenChoices } from '~/entities/generator/choices/halloween.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionListThree/draw/halloween')({
  ...generatorRoute('halloween'),
  component: () => <GeneratorScreen generator={portraits.halloween} choices={halloweenChoices} />,
})
