import { createFileRoute } from '@tanstack/react-router'
import { cutout } from '#contract/generators/cutout.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'
import { generatorHead, generatorSearch, loadGenerator } from '~/pages/-generator/generator-route.ts'

export const Route = createFileRoute('/functionSquare/cutout/index')({
  validateSearch: generatorSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadGenerator(context, deps.from),
  head: ({ match }) => generatorHead(cutout, match),
  component: Screen,
})

function Screen() {
  const { from } = Route.useSearch()
  return <GeneratorScreen generator={cutout} from={from} />
}
