import { Trans, useLingui } from '@lingui/react/macro'
import { appConfig } from '#config'
import type { Interest } from '#contract/entities.ts'
import { Chip } from '~/shared/ui/chip-group/chip.tsx'
import { interestWords } from './interest.words.ts'
import { Problem } from '~/shared/ui/problem/problem.tsx'
import styles from './profile.module.css'
import type { ProfileForm } from './use-profile-form.ts'

const { interests, interestsMost } = appConfig.profile

interface InterestsFieldProps {
  form: ProfileForm
  /** Chips for a page of their own. */
  large?: boolean
}

export function InterestsField({ form, large }: InterestsFieldProps) {
  const { t, i18n } = useLingui()
  const chosen = form.values.interests
  const full = chosen.length >= interestsMost
  const toggle = (interest: Interest) =>
    form.set({ interests: chosen.includes(interest) ? chosen.filter((other) => other !== interest) : [...chosen, interest] })
  return (
    <div className={styles.field} role="group" aria-label={t`兴趣`}>
      <div className={styles.label}>
        <span>{t`兴趣`}</span>
        <span className={styles.count} data-full={full || undefined} role="status">
          <Trans>
            已选 {chosen.length} 个，最多 {interestsMost} 个
          </Trans>
        </span>
      </div>
      <div className={styles.interests} data-large={large || undefined}>
        {interests.map((interest) => {
          const pressed = chosen.includes(interest)
          return (
            <Chip key={interest} pressed={pressed} disabled={full && !pressed} onClick={() => toggle(interest)} className={styles.interest}>
              {i18n._(interestWords[interest])}
            </Chip>
          )
        })}
      </div>
      <Problem text={form.errorOf('interests')} />
    </div>
  )
}
