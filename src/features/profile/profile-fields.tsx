import { useLingui } from '@lingui/react/macro'
import { appConfig } from '#config'
import type { Gender } from '#contract/entities.ts'
import { SegmentedControl } from '~/shared/ui/segmented-control/segmented-control.tsx'
import { TextArea } from '~/shared/ui/text-field/text-area.tsx'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'
import { genderWords } from './gender.words.ts'
import { Problem } from '~/shared/ui/problem/problem.tsx'
import styles from './profile.module.css'
import type { ProfileForm } from './use-profile-form.ts'

interface FieldProps {
  form: ProfileForm
}

export function NicknameField({ form }: FieldProps) {
  const { t } = useLingui()
  return (
    <TextField
      label={t`昵称`}
      name="nickname"
      autoComplete="nickname"
      value={form.values.nickname}
      onChange={(nickname) => form.set({ nickname })}
      error={form.errorOf('nickname')}
      maximum={appConfig.profile.nicknameMax}
      showCounter
      clearable
    />
  )
}

const UNSAID = 'unsaid'

export function GenderField({ form }: FieldProps) {
  const { t, i18n } = useLingui()
  const choices = [
    ...appConfig.profile.genders.map((gender) => ({ value: gender, label: i18n._(genderWords[gender]) })),
    { value: UNSAID, label: t`不透露` },
  ] as const
  return (
    <div className={styles.field}>
      <span className={styles.label}>{t`性别`}</span>
      <SegmentedControl<Gender | typeof UNSAID>
        label={t`性别`}
        choices={choices}
        value={form.values.gender ?? UNSAID}
        onChange={(gender) => form.set({ gender: gender === UNSAID ? undefined : gender })}
      />
      <Problem text={form.errorOf('gender')} />
    </div>
  )
}

export function BioField({ form }: FieldProps) {
  const { t } = useLingui()
  return (
    <TextArea
      label={t`简介`}
      name="bio"
      placeholder={t`说说你喜欢画什么`}
      value={form.values.bio}
      onChange={(bio) => form.set({ bio })}
      error={form.errorOf('bio')}
      maximum={appConfig.profile.bioMax}
    />
  )
}
