import { ChevronDown } from 'lucide-react'
import { Button } from '~/shared/ui/button/button.tsx'
import { ChoiceMenu } from '~/shared/ui/menu/menu.tsx'
import type { DeskField } from '../desk-search.ts'
import { useDeskSearch } from '../use-desk-search.ts'

interface MenuFilterProps {
  /** In the address; the first choice is left out of it. */
  name: DeskField
  label: string
  choices: readonly { value: string; label: string }[]
}

/** One of many that a list is narrowed by. */
export function MenuFilter({ name, label, choices }: MenuFilterProps) {
  const { text, change } = useDeskSearch()
  const value = text(name)
  const chosen = choices.find((choice) => choice.value === value) ?? choices[0]
  const trigger = <Button aria-label={`${label}: ${chosen?.label}`} trailing={<ChevronDown aria-hidden />}>{chosen?.label}</Button>
  return <ChoiceMenu trigger={trigger} align="start" choices={choices} value={value} onChange={(next) => change({ [name]: next })} />
}
