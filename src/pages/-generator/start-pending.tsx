import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Generator } from '#contract/generators/control.ts'
import { useGeneratorWords } from '~/entities/generator/use-generator-words.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { Page } from '~/shared/ui/page/page.tsx'
import { Skeleton } from '~/shared/ui/skeleton/skeleton.tsx'
import { TwoPane } from '~/shared/ui/two-pane/two-pane.tsx'

/** A generator's page while the photo that it begins with is on its way. */
export function StartPending({ generator }: { generator: Generator }) {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const { data: user } = useQuery(userQuery)
  const wordsOf = useGeneratorWords(user)
  return (
    <Page title={i18n._(wordsOf(generator.id).name)} backTo="/square/draw/agent-square" width="full">
      <div role="status" aria-busy aria-label={t`正在放入照片`}>
        <TwoPane canvas={<Skeleton height="40vh" />} controls={<Skeleton height="160px" />} />
      </div>
    </Page>
  )
}
