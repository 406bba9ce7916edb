import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { BusinessPage } from './-business/business-page.tsx'

export const Route = createFileRoute('/functionList/draw/business')({
  loader: ({ context: { i18n } }) => ({
    head: { title: i18n._(msg`商务合作`), description: i18n._(msg`企业使用、API 接入、品牌活动、创作者合作，欢迎联系我们`) },
  }),
  head: loadedHead,
  component: BusinessPage,
})
