import { createFileRoute } from '@tanstack/react-router'
import { textToVideo } from '#contract/generators/text-to-video.ts'
import { filmsChoices } from '~/entities/generator/choices/films.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionList/draw/textVideo')({
  ...generatorRoute('text-to-video'),
  component: () => <GeneratorScreen generator={textToVideo} choices={filmsChoices} />,
})
