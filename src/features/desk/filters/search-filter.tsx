import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { deskConfig } from '#contract/desk-config.ts'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'
import type { DeskField } from '../desk-search.ts'
import { useDeskSearch } from '../use-desk-search.ts'
import styles from './filter-bar.module.css'

/** How long nothing is typed before it is looked for, milliseconds. */
const PAUSE = 300

interface SearchFilterProps {
  /** In the address. */
  name: DeskField
  label: string
  placeholder?: string
}

/** A text that a list is searched by, kept in the address as it is typed. */
export function SearchFilter({ name, label, placeholder = label }: SearchFilterProps) {
  const { text, change } = useDeskSearch()
  const there = text(name)
  const [typed, setTyped] = useState({ text: there, of: there })
  // Another way led to another search: a link, the back button.
  if (typed.of !== there) setTyped({ text: typed.text.trim() === there ? typed.text : there, of: there })
  useEffect(() => {
    const wanted = typed.text.trim()
    if (wanted === there) return undefined
    const timer = setTimeout(() => change({ [name]: wanted }, { replace: true }), PAUSE)
    return () => clearTimeout(timer)
  })
  return (
    <div className={styles.search}>
      <TextField
        type="search"
        icon={Search}
        label={label}
        hideLabel
        placeholder={placeholder}
        maximum={deskConfig.searchMax}
        clearable
        value={typed.text}
        onChange={(next) => setTyped({ text: next, of: there })}
      />
    </div>
  )
}
