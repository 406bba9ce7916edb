import { createFileRoute } from '@tanstack/react-router'
import { textToImagePro } from '#contract/generators/text-to-image-pro.ts'
import { textToImageProChoices } from '~/entities/generator/choices/text-to-image-pro.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionList/draw/textToImagePro')({
  ...generatorRoute('text-to-image-pro'),
  component: () => <GeneratorScreen generator={textToImagePro} choices={textToImageProChoices} />,
})
