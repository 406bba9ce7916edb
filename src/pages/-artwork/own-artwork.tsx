import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { styleWords } from '~/entities/generator/style.words.ts'
import { Description } from '~/entities/work/ui/description.tsx'
import { WorkLayout } from '~/entities/work/ui/work-layout.tsx'
import { workQuery } from '~/entities/work/work.queries.ts'
import { useRequireLogin } from '~/features/require-login/require-login.tsx'
import { OtherLanguage } from '~/features/work-actions/other-language.tsx'
import { PublicTools } from '~/features/work-actions/public-tools.tsx'
import { WorkPanel } from '~/features/work-actions/work-panel.tsx'
import { WorkStanding } from '~/features/work-standing/work-standing.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { Community } from './community.tsx'

interface OwnArtworkProps {
  id: string
  /** Where it is shown, and its other versions. */
  at: '/functionList/draw/show' | '/functionSquare/square/user-draw-details'
  title: string
  /** With what people say of it. */
  community?: boolean
}

/** A work with everything that its owner can do with it. */
export function OwnArtwork({ id, at, title, community }: OwnArtworkProps) {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const navigate = useNavigate()
  const requireLogin = useRequireLogin()
  const { data: work } = useSuspenseQuery(workQuery(id))
  // Somebody else's work has its own page.
  if (!work.mine) return <Navigate to="/functionSquare/square/details" search={{ id }} replace />
  const isPublic = work.visibility === 'public'
  return (
    <Page title={work.title || title || t`未命名作品`} backTo="/functionList/draw/history" width="wide">
      <WorkLayout work={work} beneath={community && isPublic && <Community work={work} />}>
        {(work.held || work.hidden) && <WorkStanding id={id} hidden={work.hidden === true} />}
        <WorkPanel
          work={work}
          again
          onDeleted={() => void navigate({ to: '/functionList/draw/history' })}
          onSee={(version) => void navigate({ to: at, search: { id: version.id }, replace: true })}
        >
          {isPublic && <PublicTools work={work} onAsk={requireLogin} />}
          <OtherLanguage work={work} />
        </WorkPanel>
        <Description work={work} styleName={(style) => i18n._(styleWords[style])} />
      </WorkLayout>
    </Page>
  )
}
