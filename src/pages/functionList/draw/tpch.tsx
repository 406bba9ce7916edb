import { createFileRoute } from '@tanstack/react-router'
import { pictureRedraw } from '#contract/generators/picture-redraw.ts'
import { pictureRedrawChoices } from '~/entities/generator/choices/picture-redraw.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionList/draw/tpch')({
  ...generatorRoute('picture-redraw'),
  component: () => <GeneratorScreen generator={pictureRedraw} choices={pictureRedrawChoices} />,
})
