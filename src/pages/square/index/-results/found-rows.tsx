import { useLingui } from '@lingui/react'
import { CircleHelp, GraduationCap, PartyPopper, Quote, WandSparkles, type LucideIcon } from 'lucide-react'
import type { FoundPerson, FoundText } from '#contract/endpoints/search.ts'
import type { TextKind } from '#contract/search-kinds.ts'
import { searchKindWords } from '~/entities/search/search.words.ts'
import { SmartLink } from '~/shared/navigation/smart-link.tsx'
import { Avatar } from '~/shared/ui/avatar/avatar.tsx'
import styles from './results.module.css'

const icons: Record<TextKind, LucideIcon> = { generator: WandSparkles, prompt: Quote, course: GraduationCap, activity: PartyPopper, help: CircleHelp }

/** What is ours, each with what it says. */
export function TextsFound({ texts }: { texts: readonly FoundText[] }) {
  const { i18n } = useLingui()
  if (texts.length === 0) return null
  return (
    <ul className={styles.rows}>
      {texts.map(({ kind, ref, title, text, to, picture }) => {
        const Icon = icons[kind]
        return (
          <li key={`${kind} ${ref}`}>
            <SmartLink link={`{${to ?? '/'}}`} className={styles.row}>
              {picture ? <img src={picture} alt="" width={56} height={56} loading="lazy" /> : <Icon aria-hidden />}
              <span className={styles.words}>
                <span className={styles.title}>
                  {title}
                  <span className={styles.kind}>{i18n._(searchKindWords[kind])}</span>
                </span>
                <span className={styles.said}>{text}</span>
              </span>
            </SmartLink>
          </li>
        )
      })}
    </ul>
  )
}

export function PeopleFound({ people }: { people: readonly FoundPerson[] }) {
  if (people.length === 0) return null
  return (
    <ul className={styles.rows}>
      {people.map(({ id, nickname, avatar, bio }) => (
        <li key={id}>
          <SmartLink link={`{/creator?id=${id}}`} className={styles.row}>
            <Avatar src={avatar} size={40} />
            <span className={styles.words}>
              <span className={styles.title}>{nickname}</span>
              {bio && <span className={styles.said}>{bio}</span>}
            </span>
          </SmartLink>
        </li>
      ))}
    </ul>
  )
}
