import { createFileRoute } from '@tanstack/react-router'
import { portraits } from '#contract/generators/portraits.ts'
import { hongKongChoices } from '~/entities/generator/choices/hong-kong.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionListThree/draw/fggfysz')({
  ...generatorRoute('hong-kong'),
  component: () => <GeneratorScreen generator={portraits['hong-kong']} choices={hongKongChoices} />,
})
