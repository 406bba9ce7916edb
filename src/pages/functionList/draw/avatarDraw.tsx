import { createFileRoute } from '@tanstack/react-router'
import { avatar } from '#contract/generators/avatar.ts'
import { avatarChoices } from '~/entities/generator/choices/avatar.words.ts'
import { generatorRoute } from '~/pages/-generator/generator-route.ts'
import { GeneratorScreen } from '~/pages/-generator/generator-screen.tsx'

export const Route = createFileRoute('/functionList/draw/avatarDraw')({
  ...generatorRoute('avatar'),
  component: () => <GeneratorScreen generator={avatar} choices={avatarChoices} />,
})
