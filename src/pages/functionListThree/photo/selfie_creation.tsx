import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { loadCollecting } from './-photo/load-flow.ts'
import { SelfiePage } from './-photo/selfie-page.tsx'

export const Route = createFileRoute('/functionListThree/photo/selfie_creation')({
  loader: async ({ context, location }) => {
    await loadCollecting(context, location)
    return { head: { title: context.i18n._(msg`自拍`), description: context.i18n._(msg`按提示拍几张，当场检查`), hidden: true } }
  },
  head: loadedHead,
  component: SelfiePage,
})
