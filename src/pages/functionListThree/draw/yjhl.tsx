import { createFileRoute } from '@tanstack/react-router'
import { faceSwap } from '#contract/generators/face-swap.ts'
import { faceSwapChoices } from '~/entities/generator/choices/face-swap.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionListThree/draw/yjhl')({
  ...generatorRoute('face-swap'),
  component: () => <GeneratorScreen generator={faceSwap} choices={faceSwapChoices} />,
})
