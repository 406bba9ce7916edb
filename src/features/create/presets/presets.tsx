import { useLingui } from '@lingui/react/macro'
import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { Chip } from '~/shared/ui/chip-group/chip.tsx'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import { useFormDefaults } from '../controls/use-form-defaults.ts'
import { fill, useForm, type FormValues } from '../form.ts'
import { housePresets } from './house-presets.ts'
import { useOwnPresets } from './own-presets.ts'
import styles from './presets.module.css'
import { isSetSo, settingNames, settingsOf } from './settings.ts'

const ManagePresets = lazyPart(() => import('./manage-presets.tsx'), 'ManagePresets', { whenFails: 'over' })

/** Settings by one tap: the person's own, then the house's. A second tap takes them back. */
export function Presets() {
  const { t, i18n } = useLingui()
  const form = useForm()
  const { generator, fit, values } = form
  const defaults = useFormDefaults()
  const { presets: own } = useOwnPresets(generator)
  const [managing, setManaging] = useState(false)
  const usual = (names: string[]): FormValues => Object.fromEntries(names.map((name) => [name, defaults[name]]))
  const all = [
    ...own.map(({ name, settings }) => ({
      key: `own-${name}`,
      label: name,
      settings: { ...usual(settingNames(generator)), ...settingsOf(generator, settings) },
    })),
    ...housePresets(generator.id).map(({ words, settings }) => ({ key: words.id, label: i18n._(words), settings })),
    // Half of a preset is another one.
  ].filter(({ settings }) => isSetSo(fit(settings), settings))
  if (all.length === 0) return null
  return (
    <div role="group" aria-label={t`预设`} className={styles.presets}>
      {all.map(({ key, label, settings }) => {
        const pressed = isSetSo(values, settings)
        return (
          <Chip key={key} pressed={pressed} onClick={() => fill(form, pressed ? usual(Object.keys(settings)) : settings)}>
            {label}
          </Chip>
        )
      })}
      {own.length > 0 && (
        <Chip icon={Settings2} aria-label={t`管理预设`} title={t`管理预设`} onClick={() => setManaging(true)} />
      )}
      {managing && <ManagePresets open onOpenChange={setManaging} onGiveUp={() => setManaging(false)} />}
    </div>
  )
}
