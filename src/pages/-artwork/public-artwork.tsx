import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, type LinkProps } from '@tanstack/react-router'
import { Settings2, Wand2 } from 'lucide-react'
import { findGenerator } from '#contract/generators/generators.ts'
import { styleWords } from '~/entities/generator/style.words.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { Description } from '~/entities/work/ui/description.tsx'
import { TextDetails, TextSummary } from '~/entities/work/ui/work-text.tsx'
import { WorkLayout } from '~/entities/work/ui/work-layout.tsx'
import { workQuery } from '~/entities/work/work.queries.ts'
import { JoinLink } from '~/features/pay/join-link.tsx'
import { ReportWork } from '~/features/report-work/report-work.tsx'
import { useRequireLogin } from '~/features/require-login/require-login.tsx'
import { HideWork } from '~/features/work-actions/hide-work.tsx'
import { PublicTools } from '~/features/work-actions/public-tools.tsx'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { WorkStanding } from '~/features/work-standing/work-standing.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import styles from './artwork.module.css'
import { Community } from './community.tsx'
import { CreatorOf } from './creator-of.tsx'
import { StructuredData } from './structured-data.tsx'

/** A work as everybody sees it; its owner finds the way to their own page of it. */
export function PublicArtwork({ id }: { id: string }) {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const { data: work } = useSuspenseQuery(workQuery(id))
  const { data: user } = useSuspenseQuery(userQuery)
  const requireLogin = useRequireLogin()
  const navigate = useNavigate()
  const generator = findGenerator(work.generator)
  const title = work.title || t`未命名作品`
  const isPublic = work.visibility === 'public'
  return (
    <Page title={title} backTo="/" width="wide">
      {isPublic && <StructuredData work={work} title={title} />}
      <WorkLayout work={work} beneath={<Community work={work} />}>
        {(work.held || work.hidden) && <WorkStanding id={work.id} hidden={work.hidden === true} />}
        <CreatorOf work={work} user={user} />
        {work.text && <TextSummary text={work.text} />}
        <div className={styles.actions}>
          <div className={styles.main}>
            {generator && (
              <ButtonLink to={generator.path as LinkProps['to']} search={{ from: work.id } as never} tone="primary" icon={Wand2} fullWidth>
                <Trans>画同款</Trans>
              </ButtonLink>
            )}
            {work.mine && (
              <ButtonLink to="/functionSquare/square/user-draw-details" search={{ id: work.id }} icon={Settings2} fullWidth>
                <Trans>管理作品</Trans>
              </ButtonLink>
            )}
            {!work.mine && isPublic && <ReportWork id={work.id} onAsk={requireLogin} />}
          </div>
          {isPublic && <PublicTools work={work} onAsk={requireLogin} shares />}
          <HideWork id={work.id} onHidden={() => void navigate({ to: '/', replace: true })} />
        </div>
        {work.text && <TextDetails text={work.text} />}
        <Description work={work} styleName={(style) => i18n._(styleWords[style])} join={<JoinLink />} />
      </WorkLayout>
    </Page>
  )
}
