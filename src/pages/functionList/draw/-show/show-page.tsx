import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, getRouteApi, useNavigate } from '@tanstack/react-router'
import { styleWords } from '~/entities/generator/style.words.ts'
import { Description } from '~/entities/work/ui/description.tsx'
import { WorkLayout } from '~/entities/work/ui/work-layout.tsx'
import { workQuery } from '~/entities/work/work.queries.ts'
import { OtherLanguage } from '~/features/work-actions/other-language.tsx'
import { WorkPanel } from '~/features/work-actions/work-panel.tsx'
import { WorkStanding } from '~/features/work-standing/work-standing.tsx'
import { Page } from '~/shared/ui/page/page.tsx'

const route = getRouteApi('/functionList/draw/show')

export function ShowPage() {
  const { id } = route.useSearch()
  const { i18n } = useLingui()
  const { t } = useMacro()
  const navigate = useNavigate()
  const { data: work } = useSuspenseQuery(workQuery(id))
  // Somebody else's work has its own page.
  if (!work.mine) return <Navigate to="/functionSquare/square/details" search={{ id }} replace />
  return (
    <Page title={work.title || t`效果展示`} backTo="/functionList/draw/history" width="wide">
      <WorkLayout work={work}>
        {(work.held || work.hidden) && <WorkStanding id={id} hidden={work.hidden === true} />}
        <WorkPanel
          work={work}
          again
          onDeleted={() => void navigate({ to: '/functionList/draw/history' })}
          onSee={(version) => void navigate({ to: '/functionList/draw/show', search: { id: version.id }, replace: true })}
        >
          <OtherLanguage work={work} />
        </WorkPanel>
        <Description work={work} styleName={(style) => i18n._(styleWords[style])} />
      </WorkLayout>
    </Page>
  )
}
