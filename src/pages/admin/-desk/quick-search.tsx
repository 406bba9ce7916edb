import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { deskConfig } from '#contract/desk-config.ts'
import { usePermitted } from '~/features/desk/standing.queries.ts'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'
import styles from './desk-page.module.css'

/** Looks for people from wherever one is; '/' leads into it, or into the search of the list in sight. */
export function QuickSearch({ hidden }: { hidden: boolean }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const permitted = usePermitted()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const enter = (event: KeyboardEvent) => {
      const writes = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || writes) return
      event.preventDefault()
      const own = document.querySelector<HTMLInputElement>('main input[type="search"]')
      ;(own ?? form.current?.querySelector('input'))?.focus()
    }
    document.addEventListener('keydown', enter)
    return () => document.removeEventListener('keydown', enter)
  }, [])
  if (hidden || !permitted('people.read')) return <span className={styles.search} />
  const look = (event: FormEvent) => {
    event.preventDefault()
    const search = typed.trim()
    if (search) void navigate({ to: '/admin/$', params: { _splat: 'people' }, search: { search } })
  }
  return (
    <form ref={form} role="search" className={styles.search} onSubmit={look}>
      <TextField
        type="search"
        icon={Search}
        label={t`找人`}
        hideLabel
        placeholder={t`号码、尾号、昵称或编号，按 / 输入`}
        maximum={deskConfig.searchMax}
        value={typed}
        onChange={setTyped}
      />
    </form>
  )
}
