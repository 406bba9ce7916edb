import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import type { Locale } from '#config'
import { promptWordsQuery } from '~/entities/prompt/prompt.queries.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { textIn, type Search } from '~/shared/lib/search.ts'
import { PromptsPage } from './-prompt/prompts-page.tsx'

export const Route = createFileRoute('/functionSquare/activity/prompt')({
  // Which themes there are is the page's to know: this part of it is on every page.
  validateSearch: ({ theme, q }: Search): { theme?: string; q?: string } => ({ theme: textIn(theme), q: textIn(q) || undefined }),
  loader: async ({ context: { queryClient, i18n } }) => {
    // The application activates its own languages alone.
    await queryClient.ensureQueryData(promptWordsQuery(i18n.locale as Locale))
    return { head: { title: i18n._(msg`提示词库`), description: i18n._(msg`按主题挑一句提示词，看看它画成什么样，一点就能用`) } }
  },
  head: loadedHead,
  component: PromptsPage,
})
