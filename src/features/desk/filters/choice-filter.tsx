import { ChipGroup } from '~/shared/ui/chip-group/chip-group.tsx'
import type { DeskField } from '../desk-search.ts'
import { useDeskSearch } from '../use-desk-search.ts'

interface ChoiceFilterProps {
  /** In the address; the first choice is left out of it. */
  name: DeskField
  label: string
  choices: readonly { value: string; label: string }[]
}

/** One of a few that a list is narrowed by. */
export function ChoiceFilter({ name, label, choices }: ChoiceFilterProps) {
  const { text, change } = useDeskSearch()
  const usual = choices[0]?.value ?? ''
  return (
    <ChipGroup
      label={label}
      choices={choices}
      value={text(name) || usual}
      onChange={(value) => change({ [name]: value === usual ? undefined : value })}
      scroll
    />
  )
}
