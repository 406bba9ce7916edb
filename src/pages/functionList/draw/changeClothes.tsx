import { createFileRoute } from '@tanstack/react-router'
import { clothesChange } from '#contract/generators/clothes-change.ts'
import { clothesChangeChoices } from '~/entities/generator/choices/clothes-change.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionList/draw/changeClothes')({
  ...generatorRoute('clothes-change'),
  component: () => <GeneratorScreen generator={clothesChange} choices={clothesChangeChoices} />,
})
