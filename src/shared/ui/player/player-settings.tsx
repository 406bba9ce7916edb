import { Trans, useLingui } from '@lingui/react/macro'
import { ChipGroup } from '../chip-group/chip-group.tsx'
import { Switch } from '../switch/switch.tsx'
import { rates, type PlayerChoices } from './player-choices.ts'
import styles from './player.module.css'

interface PlayerSettingsProps {
  choices: PlayerChoices
  /** Whether the smaller file plays; absent where there is none. */
  low: boolean | undefined
  onChange: (change: Partial<PlayerChoices>) => void
}

/** How fast, and how much data: over the film, since nothing outside of it is seen in full screen. */
export function PlayerSettings({ choices, low, onChange }: PlayerSettingsProps) {
  const { t } = useLingui()
  return (
    <div className={styles.settings}>
      <p>
        <Trans>播放速度</Trans>
      </p>
      <ChipGroup label={t`播放速度`} value={String(choices.rate)} onChange={(rate) => onChange({ rate: Number(rate) as PlayerChoices['rate'] })} choices={rates.map((rate) => ({ value: String(rate), label: `${rate}×` }))} />
      {low !== undefined && <Switch label={t`省流量`} checked={low} onChange={(on) => onChange({ low: on })} />}
    </div>
  )
}
