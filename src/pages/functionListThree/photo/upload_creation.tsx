import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { loadCollecting } from './-photo/load-flow.ts'
import { UploadPage } from './-photo/upload-page.tsx'

export const Route = createFileRoute('/functionListThree/photo/upload_creation')({
  loader: async ({ context, location }) => {
    await loadCollecting(context, location)
    return { head: { title: context.i18n._(msg`检查照片`), description: context.i18n._(msg`每张照片都会检查，不合适的会告诉你原因`), hidden: true } }
  },
  head: loadedHead,
  component: UploadPage,
})
