import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { TutorialPage } from './-tutorial/tutorial-page.tsx'

export const Route = createFileRoute('/functionSquare/activity/jiaocheng')({
  loader: ({ context: { i18n } }) => ({
    head: { title: i18n._(msg`新手教程`), description: i18n._(msg`五步画出第一幅作品：选风格、写提示词、生成、保存、发布`) },
  }),
  head: loadedHead,
  component: TutorialPage,
})
