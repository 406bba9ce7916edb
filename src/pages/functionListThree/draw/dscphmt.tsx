import { createFileRoute } from '@tanstack/react-router'
import { productOnModel } from '#contract/generators/product-on-model.ts'
import { productOnModelChoices } from '~/entities/generator/choices/product-on-model.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionListThree/draw/dscphmt')({
  ...generatorRoute('product-on-model'),
  component: () => <GeneratorScreen generator={productOnModel} choices={productOnModelChoices} />,
})
