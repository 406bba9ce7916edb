import type { PersonName } from '#contract/endpoints/desk/fields.ts'
import { Avatar } from '~/shared/ui/avatar/avatar.tsx'
import { DeskLink } from '../desk-link.tsx'
import { usePermitted } from '../standing.queries.ts'
import styles from './parts.module.css'

/** Who it is, and the way to their page for who may see it. */
export function PersonChip({ person }: { person: PersonName }) {
  const permitted = usePermitted()
  const chip = (
    <>
      <Avatar src={person.avatar} size={24} />
      <span>{person.nickname}</span>
    </>
  )
  return permitted('people.read') ? (
    <DeskLink to={`people/${person.id}`} className={styles.chip}>{chip}</DeskLink>
  ) : (
    <span className={styles.chip}>{chip}</span>
  )
}
