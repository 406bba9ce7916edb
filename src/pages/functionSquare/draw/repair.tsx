import { createFileRoute } from '@tanstack/react-router'
import { repair } from '#contract/generators/repair.ts'
import { repairChoices } from '~/entities/generator/choices/repair.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionSquare/draw/repair')({
  ...generatorRoute('repair'),
  component: () => <GeneratorScreen generator={repair} choices={repairChoices} />,
})
