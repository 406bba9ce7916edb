import { createFileRoute } from '@tanstack/react-router'
import { comics } from '#contract/generators/comics.ts'
import { comicsChoices } from '~/entities/generator/choices/comics.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionListThree/draw/zpzdm')({
  ...generatorRoute('photo-to-anime'),
  component: () => <GeneratorScreen generator={comics['photo-to-anime']} choices={comicsChoices} />,
})
