import { createFileRoute } from '@tanstack/react-router'
import { customVideo } from '#contract/generators/custom-video.ts'
import { filmsChoices } from '~/entities/generator/choices/films.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionList/draw/live')({
  ...generatorRoute('custom-video'),
  component: () => <GeneratorScreen generator={customVideo} choices={filmsChoices} />,
})
