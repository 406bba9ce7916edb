import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { Page } from '~/shared/ui/page/page.tsx'

/** The address of a work that is not to be seen: whoever followed a link learns that the link was right, and where other works are. */
export function WorkGone() {
  const { t } = useLingui()
  return (
    <Page title={t`作品不在了`} backTo="/">
      <EmptyState
        text={<Trans>这件作品没有公开，可能被作者收回或删除了。广场上还有很多别的作品</Trans>}
        action={
          <ButtonLink to="/" tone="primary">
            <Trans>去广场看看</Trans>
          </ButtonLink>
        }
      />
    </Page>
  )
}
