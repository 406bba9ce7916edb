import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate, type LinkProps } from '@tanstack/react-router'
import { Heart, Share2, Wand2 } from 'lucide-react'
import { findGenerator } from '#contract/generators/generators.ts'
import { styleWords } from '~/entities/generator/style.words.ts'
import { useGeneratorWords } from '~/entities/generator/use-generator-words.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { Description } from '~/entities/work/ui/description.tsx'
import { TextDetails, TextSummary } from '~/entities/work/ui/work-text.tsx'
import { WorkLayout } from '~/entities/work/ui/work-layout.tsx'
import { workQuery } from '~/entities/work/work.queries.ts'
import { JoinLink } from '~/features/pay/join-link.tsx'
import { ReportWork } from '~/features/report-work/report-work.tsx'
import { useRequireLogin } from '~/features/require-login/require-login.tsx'
import { HideWork } from '~/features/work-actions/hide-work.tsx'
import { useShare } from '~/features/work-actions/use-share.tsx'
import { useLike } from '~/features/work-actions/work.mutations.ts'
import { Avatar } from '~/shared/ui/avatar/avatar.tsx'
import { Badge } from '~/shared/ui/badge/badge.tsx'
import { Button, ButtonLink } from '~/shared/ui/button/button.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import styles from './details.module.css'

const route = getRouteApi('/functionSquare/square/details')

export function DetailsPage() {
  const { id } = route.useSearch()
  const { i18n } = useLingui()
  const { t } = useMacro()
  const { data: work } = useSuspenseQuery(workQuery(id))
  const { data: user } = useSuspenseQuery(userQuery)
  const wordsOf = useGeneratorWords(user)
  const requireLogin = useRequireLogin()
  const navigate = useNavigate()
  const like = useLike(work.id)
  const { share, guide } = useShare(work)
  const generator = findGenerator(work.generator)
  const title = work.title || t`未命名作品`
  return (
    <Page title={title} backTo="/" width="wide">
      <WorkLayout work={work}>
        <div className={styles.owner}>
          <Avatar src={work.owner.avatar} name={work.owner.nickname} size={40} />
          <div>
            <p className={styles.name}>
              {work.owner.nickname} {work.sample && <Badge>{t`官方示例`}</Badge>}
            </p>
            {generator && <p className={styles.made}>{i18n._(wordsOf(work.generator).name)}</p>}
          </div>
        </div>
        {work.text && <TextSummary text={work.text} />}
        <div className={styles.actions}>
          {generator && (
            <ButtonLink to={generator.path as LinkProps['to']} search={{ from: work.id } as never} tone="primary" icon={Wand2}>
              <Trans>画同款</Trans>
            </ButtonLink>
          )}
          <Button icon={Heart} aria-pressed={work.liked} className={styles.like} onClick={() => requireLogin(() => like.mutate(!work.liked))}>
            {work.likes > 0 ? work.likes : <Trans>喜欢</Trans>}
          </Button>
          <Button icon={Share2} onClick={share}>
            <Trans>分享</Trans>
          </Button>
          {!work.mine && work.visibility === 'public' && <ReportWork id={work.id} onAsk={requireLogin} />}
          <HideWork id={work.id} onHidden={() => void navigate({ to: '/', replace: true })} />
        </div>
        {work.text && <TextDetails text={work.text} />}
        <Description work={work} styleName={(style) => i18n._(styleWords[style])} join={<JoinLink />} />
      </WorkLayout>
      {guide}
    </Page>
  )
}
