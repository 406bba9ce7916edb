import { createFileRoute } from '@tanstack/react-router'
import { portraits } from '#contract/generators/portraits.ts'
import { sceneRefreshChoices } from '~/entities/generator/choices/scene-refresh.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionListThree/draw/cjhx')({
  ...generatorRoute('scene-refresh'),
  component: () => <GeneratorScreen generator={portraits['scene-refresh']} choices={sceneRefreshChoices} />,
})
