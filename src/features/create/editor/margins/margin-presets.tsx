import { useLingui } from '@lingui/react/macro'
import { ratios } from '#contract/generators/fields.ts'
import type { Margins } from '#contract/generators/fields.ts'
import { ChipGroup } from '~/shared/ui/chip-group/chip-group.tsx'
import type { Size } from '../geometry.ts'
import { evenly, isFlat, isSame, toRatio } from './margins.ts'

const AROUND = 0.25
const FREE = 'free'

interface MarginPresetsProps {
  photo: Size
  margins: Margins
  onChange: (margins: Margins) => void
}

/** Forms that the picture can be brought to at once; what was pulled by hand is free. */
export function MarginPresets({ photo, margins, onChange }: MarginPresetsProps) {
  const { t } = useLingui()
  const presets = [
    { value: 'around', label: t`四周 25%`, margins: evenly(photo, AROUND) },
    ...ratios.map((ratio) => ({ value: ratio, label: ratio, margins: toRatio(photo, shareOf(ratio)) })),
  ].map((preset) => ({ ...preset, disabled: !preset.margins || isFlat(preset.margins) }))
  const current = presets.find((preset) => !preset.disabled && preset.margins && isSame(preset.margins, margins))
  return (
    <ChipGroup
      label={t`画幅`}
      scroll
      value={current?.value ?? FREE}
      onChange={(value) => {
        const chosen = presets.find((preset) => preset.value === value)?.margins
        if (chosen) onChange(chosen)
      }}
      choices={[{ value: FREE, label: t`自由` }, ...presets]}
    />
  )
}

function shareOf(ratio: string): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  return width / height
}
