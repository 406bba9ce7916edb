import { useLingui } from '@lingui/react'
import type { ActivityState } from '#contract/activity-rules.ts'
import { Badge, type BadgeProps } from '~/shared/ui/badge/badge.tsx'
import { stateWords } from '../activity.words.ts'

const tones: Record<ActivityState, BadgeProps['tone']> = { upcoming: 'neutral', open: 'success', voting: 'accent', ended: 'neutral' }

/** What an activity is in; `glass` where it stands on a picture. */
export function StateBadge({ state, glass }: { state: ActivityState; glass?: boolean }) {
  const { i18n } = useLingui()
  return <Badge tone={glass ? 'glass' : tones[state]}>{i18n._(stateWords[state])}</Badge>
}
