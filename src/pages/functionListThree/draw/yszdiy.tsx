import { createFileRoute } from '@tanstack/react-router'
import { artPortrait } from '#contract/generators/portraits.ts'
import { artPortraitChoices } from '~/entities/generator/choices/art-portrait.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionListThree/draw/yszdiy')({
  ...generatorRoute('art-portrait'),
  component: () => <GeneratorScreen generator={artPortrait} choices={artPortraitChoices} />,
})
