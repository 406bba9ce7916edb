import { createFileRoute } from '@tanstack/react-router'
import { portraits } from '#contract/generators/portraits.ts'
import { cherryBlossomChoices } from '~/entities/generator/choices/cherry-blossom.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionListThree/draw/yhsxysz')({
  ...generatorRoute('cherry-blossom'),
  component: () => <GeneratorScreen generator={portraits['cherry-blossom']} choices={cherryBlossomChoices} />,
})
