import { createFileRoute } from '@tanstack/react-router'
import { portraits } from '#contract/generators/portraits.ts'
import { qipaoChoices } from '~/entities/generator/choices/qipao.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionListThree/draw/mgqpysz')({
  ...generatorRoute('qipao'),
  component: () => <GeneratorScreen generator={portraits.qipao} choices={qipaoChoices} />,
})
