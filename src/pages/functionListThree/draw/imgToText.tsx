import { createFileRoute } from '@tanstack/react-router'
import { imageToText } from '#contract/generators/image-to-text.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionListThree/draw/imgToText')({
  ...generatorRoute('image-to-text'),
  component: () => <GeneratorScreen generator={imageToText} />,
})
