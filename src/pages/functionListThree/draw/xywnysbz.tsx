import { createFileRoute } from '@tanstack/react-router'
import { portraits } from '#contract/generators/portraits.ts'
import { silkRoadDancerChoices } from '~/entities/generator/choices/silk-road-dancer.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionListThree/draw/xywnysbz')({
  ...generatorRoute('silk-road-dancer'),
  component: () => <GeneratorScreen generator={portraits['silk-road-dancer']} choices={silkRoadDancerChoices} />,
})
