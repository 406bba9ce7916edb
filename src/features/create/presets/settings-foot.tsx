import { Trans, useLingui } from '@lingui/react/macro'
import { BookmarkPlus, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { appConfig } from '#config'
import { Button } from '~/shared/ui/button/button.tsx'
import { Sheet } from '~/shared/ui/sheet/sheet.tsx'
import { toast } from '~/shared/ui/toast/toast.ts'
import { useFormDefaults } from '../controls/use-form-defaults.ts'
import { fill, useForm } from '../form.ts'
import { forgetLastSettings } from './last-settings.ts'
import { NameForm } from './name-form.tsx'
import { useOwnPresets } from './own-presets.ts'
import styles from './presets.module.css'
import { isSetSo, settingNames } from './settings.ts'

const most = appConfig.creation.presetsKept

/** What can be done with settings that were changed: kept under a name, or taken back. */
export function SettingsFoot() {
  const { t } = useLingui()
  const form = useForm()
  const { generator, values } = form
  const defaults = useFormDefaults()
  const { full, save } = useOwnPresets(generator)
  const [naming, setNaming] = useState(false)
  const usual = Object.fromEntries(settingNames(generator).map((name) => [name, defaults[name]]))
  if (isSetSo(values, usual)) return null
  const reset = () => {
    const before = Object.fromEntries(settingNames(generator).map((name) => [name, values[name]]))
    forgetLastSettings(generator)
    fill(form, usual)
    toast({ text: t`已恢复默认设置`, action: { label: t`撤销`, onPress: () => fill(form, before) }, durationMs: 5000 })
  }
  const keep = (name: string) => {
    save(name, values)
    setNaming(false)
    toast({ text: t`已存为预设“${name}”`, tone: 'success' })
  }
  const ask = () =>
    full
      ? toast({ text: t`最多保存 ${most} 个预设，先删掉一个吧`, durationMs: appConfig.toast.apiErrorMs })
      : setNaming(true)
  return (
    <div className={styles.foot}>
      <Button tone="quiet" size="small" icon={BookmarkPlus} onClick={ask}>
        <Trans>存为预设</Trans>
      </Button>
      <Button tone="quiet" size="small" icon={RotateCcw} onClick={reset}>
        <Trans>恢复默认</Trans>
      </Button>
      <Sheet open={naming} onOpenChange={setNaming} title={t`存为预设`} description={t`保存现在的设置，不含照片和描述`} placement="center">
        <NameForm placeholder={t`起个名字`} onName={keep} />
      </Sheet>
    </div>
  )
}
