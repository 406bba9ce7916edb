import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { Download, Printer, Share2 } from 'lucide-react'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { designNames } from '~/entities/invitation/invitation.words.ts'
import { PosterCarousel } from '~/features/invite/poster-carousel.tsx'
import { useSavePoster } from '~/features/invite/use-save-poster.tsx'
import { useShareInvite } from '~/features/invite/use-share-invite.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { ChipGroup } from '~/shared/ui/chip-group/chip-group.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import styles from './invite.module.css'

const route = getRouteApi('/functionList/draw/sharehb')

/** The designs to swipe through, and what is done with the one in the middle. */
export function PosterChoice({ info: { posters, link } }: { info: ResponseOf<'posterInfo'> }) {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const { design } = route.useSearch()
  const navigate = route.useNavigate()
  const chosen = posters.find((poster) => poster.design === design) ?? posters[0]!
  const { save, saving, page } = useSavePoster()
  const share = useShareInvite()
  const choose = (next: typeof chosen.design) => void navigate({ search: { design: next }, replace: true, resetScroll: false })
  return (
    <Page
      width="full"
      title={t`分享海报`}
      backTo="/functionList/draw/friend"
      action={
        <div className={styles.ways}>
          <Button tone="primary" size="large" icon={Download} fullWidth loading={saving === 'screen'} onClick={() => save(chosen, 'screen')}>
            <Trans>保存海报</Trans>
          </Button>
          <Button size="large" icon={Share2} fullWidth loading={share.isPending} onClick={() => share.mutate({ link, poster: chosen.screen.url })}>
            <Trans>分享</Trans>
          </Button>
        </div>
      }
    >
      <PosterCarousel posters={posters} chosen={chosen.design} onChoose={choose} />
      <div className={styles.posterTools}>
        <ChipGroup
          label={t`海报样式`}
          value={chosen.design}
          onChange={choose}
          choices={posters.map((poster) => ({ value: poster.design, label: i18n._(designNames[poster.design]) }))}
          scroll
        />
        <p className={styles.hint}>
          <Trans>长按海报也能保存</Trans>
        </p>
        <Button tone="quiet" icon={Printer} loading={saving === 'print'} onClick={() => save(chosen, 'print')}>
          <Trans>保存打印版（21 厘米宽）</Trans>
        </Button>
      </div>
      {page}
    </Page>
  )
}
