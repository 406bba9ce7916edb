import { createFileRoute } from '@tanstack/react-router'
import { modelReplace } from '#contract/generators/model-replace.ts'
import { modelReplaceChoices } from '~/entities/generator/choices/model-replace.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionListThree/draw/mtth')({
  ...generatorRoute('model-replace'),
  component: () => <GeneratorScreen generator={modelReplace} choices={modelReplaceChoices} />,
})
