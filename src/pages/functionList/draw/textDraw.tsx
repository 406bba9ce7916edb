import { createFileRoute } from '@tanstack/react-router'
import { textToImage } from '#contract/generators/text-to-image.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'
import { generatorHead, generatorSearch, loadGenerator } from '~/pages/-generator/generator-route.ts'

export const Route = createFileRoute('/functionList/draw/textDraw')({
  validateSearch: generatorSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadGenerator(context, deps.from),
  head: ({ match }) => generatorHead(textToImage, match),
  component: Screen,
})

function Screen() {
  const { from } = Route.useSearch()
  return <GeneratorScreen generator={textToImage} from={from} />
}
