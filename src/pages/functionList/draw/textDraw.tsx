import { createFileRoute } from '@tanstack/react-router'
import { textToImage } from '#contract/generators/text-to-image.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionList/draw/textDraw')({
  ...generatorRoute('text-to-image'),
  component: () => <GeneratorScreen generator={textToImage} />,
})
