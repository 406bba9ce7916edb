import { Trans } from '@lingui/react/macro'

/** How long a creation takes, in whole seconds. */
export function AboutSeconds({ seconds }: { seconds: number }) {
  const whole = Math.max(1, Math.round(seconds))
  return <Trans>约 {whole} 秒</Trans>
}
