import { createFileRoute } from '@tanstack/react-router'
import { backgroundChange } from '#contract/generators/background-change.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'
import { generatorHead, generatorSearch, loadGenerator } from '~/pages/-generator/generator-route.ts'

export const Route = createFileRoute('/functionList/draw/bjxg')({
  validateSearch: generatorSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadGenerator(context, deps.from),
  head: ({ match }) => generatorHead(backgroundChange, match),
  component: Screen,
})

function Screen() {
  const { from } = Route.useSearch()
  return <GeneratorScreen generator={backgroundChange} from={from} />
}
