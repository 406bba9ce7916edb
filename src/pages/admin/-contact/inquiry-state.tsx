import { useLingui } from '@lingui/react/macro'
import type { Inquiry } from '#contract/endpoints/desk/contact.ts'
import { Badge } from '~/shared/ui/badge/badge.tsx'

/** Whether somebody has dealt with it. */
export function InquiryState({ inquiry: { state } }: { inquiry: Pick<Inquiry, 'state'> }) {
  const { t } = useLingui()
  return state === 'new' ? <Badge tone="error">{t`待处理`}</Badge> : <Badge tone="success">{t`已跟进`}</Badge>
}
