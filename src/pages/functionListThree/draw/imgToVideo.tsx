import { createFileRoute } from '@tanstack/react-router'
import { imgToVideo } from '#contract/generators/img-to-video.ts'
import { imgToVideoChoices } from '~/entities/generator/choices/img-to-video.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionListThree/draw/imgToVideo')({
  ...generatorRoute('img-to-video'),
  component: () => <GeneratorScreen generator={imgToVideo} choices={imgToVideoChoices} />,
})
