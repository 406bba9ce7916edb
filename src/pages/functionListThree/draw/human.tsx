import { createFileRoute } from '@tanstack/react-router'
import { portraits } from '#contract/generators/portraits.ts'
import { humanChoices } from '~/entities/generator/choices/human.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionListThree/draw/human')({
  ...generatorRoute('human'),
  component: () => <GeneratorScreen generator={portraits.human} choices={humanChoices} />,
})
