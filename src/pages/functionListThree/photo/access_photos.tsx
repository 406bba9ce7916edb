import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { uploadsQuery } from '~/entities/double/double.queries.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { AccessPage } from './-photo/access-page.tsx'
import { loadCollecting } from './-photo/load-flow.ts'

export const Route = createFileRoute('/functionListThree/photo/access_photos')({
  loader: async ({ context, location }) => {
    await loadCollecting(context, location)
    await context.queryClient.prefetchInfiniteQuery(uploadsQuery)
    return { head: { title: context.i18n._(msg`选择照片`), description: context.i18n._(msg`从相册、相机或上传过的照片里选`), hidden: true } }
  },
  head: loadedHead,
  component: AccessPage,
})
