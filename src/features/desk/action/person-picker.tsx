import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { deskConfig } from '#contract/desk-config.ts'
import type { Person } from '#contract/endpoints/desk/people.ts'
import { api } from '~/shared/api/api.ts'
import { Avatar } from '~/shared/ui/avatar/avatar.tsx'
import { Button } from '~/shared/ui/button/button.tsx'
import { Skeleton } from '~/shared/ui/skeleton/skeleton.tsx'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'
import { Failed } from '../parts/answer.tsx'
import styles from './person-picker.module.css'

/** How long nothing is typed before it is looked for, milliseconds. */
const PAUSE = 300
/** Who does not find somebody among so many types more. */
const SHOWN = 6

interface PersonPickerProps {
  label: string
  person: Person | undefined
  onPick: (person: Person | undefined) => void
}

/** Somebody, found by number, last digits, the beginning of the nickname or the id. For who may see people. */
export function PersonPicker({ label, person, onPick }: PersonPickerProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  if (person) {
    return (
      <div className={styles.picked}>
        <PersonLine person={person} />
        <Button size="small" onClick={() => onPick(undefined)}>{t`换一个`}</Button>
      </div>
    )
  }
  return (
    <div className={styles.picker}>
      <TextField type="search" icon={Search} label={label} placeholder={t`号码、尾号、昵称或编号`} maximum={deskConfig.searchMax} value={typed} onChange={setTyped} />
      {search !== '' && <Found search={search} onPick={onPick} />}
    </div>
  )
}

function Found({ search, onPick }: { search: string; onPick: (person: Person) => void }) {
  const { t } = useLingui()
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['desk', 'deskPeople', 'picker', search],
    queryFn: ({ signal }) => api('deskPeople', { view: 'all', search }, { signal, quiet: true }),
  })
  if (!data) return isError ? <Failed error={error} onRetry={() => void refetch()} /> : <div aria-busy><Skeleton height="44px" /></div>
  if (data.rows.length === 0) return <p className={styles.none}>{t`没有找到“${search}”。昵称从开头匹配，号码可以只写尾号`}</p>
  return (
    <ul className={styles.found}>
      {data.rows.slice(0, SHOWN).map((person) => (
        <li key={person.id}>
          <button type="button" onClick={() => onPick(person)}><PersonLine person={person} /></button>
        </li>
      ))}
    </ul>
  )
}

const PersonLine = ({ person: { avatar, nickname, phone } }: { person: Person }) => (
  <span className={styles.person}>
    <Avatar src={avatar} size={28} />
    <span>{nickname}</span>
    <span className={styles.phone}>{phone}</span>
  </span>
)

/** What was typed when nothing has been typed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
