import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Person } from '#contract/endpoints/follows.ts'
import { mentionsQuery } from '~/entities/comment/comment.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { Avatar } from '~/shared/ui/avatar/avatar.tsx'
import styles from './comments.module.css'

/** Milliseconds without a key until the server is asked. */
const REST = 200

/** Whom the name that is being written may mean. */
export function MentionSuggestions({ workId, search, onChoose }: { workId: string; search: string; onChoose: (person: Person) => void }) {
  const { t } = useLingui()
  const [asked, setAsked] = useState(search)
  useEffect(() => {
    const rest = setTimeout(() => setAsked(search), REST)
    return () => clearTimeout(rest)
  }, [search])
  const { data: user } = useQuery(userQuery)
  const { data: people = [] } = useQuery({ ...mentionsQuery(workId, asked), enabled: Boolean(user), placeholderData: keepPreviousData })
  if (people.length === 0) return null
  return (
    <ul className={styles.people} aria-label={t`提到谁`}>
      {people.map((person) => (
        <li key={person.id}>
          <button type="button" className={styles.person} onClick={() => onChoose(person)}>
            <Avatar src={person.avatar} size={24} />
            {person.nickname}
          </button>
        </li>
      ))}
    </ul>
  )
}
