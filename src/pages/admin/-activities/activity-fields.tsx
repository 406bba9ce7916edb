import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { appConfig, type Locale } from '#config'
import { activityRules } from '#contract/activity-rules.ts'
import { promptThemes } from '#contract/prompts/prompt-library.ts'
import { themeWords } from '~/entities/prompt/prompt.words.ts'
import { FieldPair } from '~/features/desk/action/field-pair.tsx'
import { fieldError } from '~/shared/api/field-error.ts'
import { ChipGroup } from '~/shared/ui/chip-group/chip-group.tsx'
import { SegmentedControl } from '~/shared/ui/segmented-control/segmented-control.tsx'
import { Switch } from '~/shared/ui/switch/switch.tsx'
import { TextArea } from '~/shared/ui/text-field/text-area.tsx'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'
import { isWritten, type TypedActivity } from './activity-form.ts'
import { CoverChoice } from './cover-choice.tsx'

interface ActivityFieldsProps {
  typed: TypedActivity
  onChange: (typed: TypedActivity) => void
  error: unknown
}

const { titleMax, summaryMax, rulesMax } = activityRules

/** What an activity is about, when it is, and what is won. */
export function ActivityFields({ typed, onChange, error }: ActivityFieldsProps) {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const set = (change: Partial<TypedActivity>) => onChange({ ...typed, ...change })
  return (
    <>
      <Texts typed={typed} set={set} error={error} />
      <ChipGroup
        label={t`主题`}
        value={typed.theme}
        onChange={(theme) => set({ theme })}
        choices={promptThemes.map((value) => ({ value, label: i18n._(themeWords[value]) }))}
      />
      <CoverChoice theme={typed.theme} value={typed.cover} onChange={(cover) => set({ cover })} />
      <FieldPair>
        <TextField type="datetime-local" label={t`开始投稿`} value={typed.opensAt} onChange={(opensAt) => set({ opensAt })} />
        <TextField type="datetime-local" label={t`开始投票`} value={typed.votingAt} onChange={(votingAt) => set({ votingAt })} error={fieldError(error, 'activity.votingAt')} />
        <TextField type="datetime-local" label={t`结束时间`} value={typed.endsAt} onChange={(endsAt) => set({ endsAt })} error={fieldError(error, 'activity.endsAt')} />
      </FieldPair>
      <SegmentedControl
        label={t`评奖方式`}
        choices={[{ value: 'votes', label: t`按票数` }, { value: 'operator', label: t`我们来评` }]}
        value={typed.judged}
        onChange={(judged) => set({ judged })}
      />
      <TextField label={t`奖励`} value={typed.prizes} onChange={(prizes) => set({ prizes })} maximum={400} hint={t`按名次的灵感值，用逗号隔开；带优惠券写成 100+代号`} />
      <FieldPair>
        <TextField label={t`每人投稿`} inputMode="numeric" value={typed.entriesEach} onChange={(entriesEach) => set({ entriesEach })} maximum={3} />
        <TextField label={t`每人票数`} inputMode="numeric" value={typed.votesEach} onChange={(votesEach) => set({ votesEach })} maximum={4} />
      </FieldPair>
      <TextField label={t`限定的创作工具`} value={typed.generators} onChange={(generators) => set({ generators })} maximum={400} placeholder={t`不限`} hint={t`工具的代号，用逗号隔开`} />
      <Switch label={t`对外可见`} checked={typed.active} onChange={(active) => set({ active })} />
    </>
  )
}

interface TextsProps {
  typed: TypedActivity
  set: (change: Partial<TypedActivity>) => void
  error: unknown
}

/** Its words, one language at a time; a dot where some are missing. */
function Texts({ typed, set, error }: TextsProps) {
  const { t } = useLingui()
  const [locale, setLocale] = useState<Locale>(appConfig.defaultLocale)
  const nameOf = (value: Locale) => new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value
  return (
    <>
      <ChipGroup
        label={t`语言，每种都要写`}
        value={locale}
        onChange={setLocale}
        choices={appConfig.locales.map((value) => ({ value, label: isWritten(typed, value) ? nameOf(value) : `${nameOf(value)} •` }))}
      />
      <TextField
        label={t`名称`}
        value={typed.titles[locale] ?? ''}
        onChange={(title) => set({ titles: { ...typed.titles, [locale]: title } })}
        maximum={titleMax}
        error={fieldError(error, `activity.titles.${locale}`)}
      />
      <TextField
        label={t`一句话`}
        value={typed.summaries[locale] ?? ''}
        onChange={(summary) => set({ summaries: { ...typed.summaries, [locale]: summary } })}
        maximum={summaryMax}
        error={fieldError(error, `activity.summaries.${locale}`)}
      />
      <TextArea
        label={t`规则，一行一条`}
        value={typed.rules[locale] ?? ''}
        onChange={(rules) => set({ rules: { ...typed.rules, [locale]: rules } })}
        maximum={rulesMax}
        rows={4}
        error={fieldError(error, `activity.rules.${locale}`)}
      />
    </>
  )
}
