import { createFileRoute } from '@tanstack/react-router'
import { comics } from '#contract/generators/comics.ts'
import { comicsChoices } from '~/entities/generator/choices/comics.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionListThree/draw/sgnymh')({
  ...generatorRoute('warm-sun-comic'),
  component: () => <GeneratorScreen generator={comics['warm-sun-comic']} choices={comicsChoices} />,
})
