import { createFileRoute } from '@tanstack/react-router'
import { modelGenerator } from '#contract/generators/model-generator.ts'
import { modelGeneratorChoices } from '~/entities/generator/choices/model-generator.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionListThree/draw/mtscq')({
  ...generatorRoute('model-generator'),
  component: () => <GeneratorScreen generator={modelGenerator} choices={modelGeneratorChoices} />,
})
