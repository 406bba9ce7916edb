import { createFileRoute } from '@tanstack/react-router'
import { makeup } from '#contract/generators/makeup.ts'
import { makeupChoices } from '~/entities/generator/choices/makeup.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionListThree/draw/yjhz')({
  ...generatorRoute('makeup'),
  component: () => <GeneratorScreen generator={makeup} choices={makeupChoices} />,
})
