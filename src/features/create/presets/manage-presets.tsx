import { useLingui } from '@lingui/react/macro'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { Sheet } from '~/shared/ui/sheet/sheet.tsx'
import { toast } from '~/shared/ui/toast/toast.ts'
import { useForm } from '../form.ts'
import { NameForm } from './name-form.tsx'
import { useOwnPresets } from './own-presets.ts'
import styles from './presets.module.css'

/** The person's own presets, to be renamed and removed. */
export function ManagePresets({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useLingui()
  const { generator } = useForm()
  const { presets, rename, remove, restore } = useOwnPresets(generator)
  const [renaming, setRenaming] = useState<string>()
  const isTaken = (name: string) => name !== renaming && presets.some((preset) => preset.name === name)
  const takeAway = (name: string) => {
    remove(name)
    toast({ text: t`已删除“${name}”`, action: { label: t`撤销`, onPress: () => restore(presets) }, durationMs: 5000 })
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`我的预设`} description={t`只保存在这台设备上`} placement="center">
      <ul className={styles.list}>
        {presets.map(({ name }) => (
          <li key={name} className={styles.preset}>
            {renaming === name ? (
              <NameForm
                initial={name}
                problemOf={(next) => (isTaken(next) ? t`已经有这个名字了` : undefined)}
                onName={(next) => {
                  rename(name, next)
                  setRenaming(undefined)
                }}
              />
            ) : (
              <>
                <span>{name}</span>
                <IconButton icon={Pencil} label={t`重命名“${name}”`} onClick={() => setRenaming(name)} />
                <IconButton icon={Trash2} label={t`删除“${name}”`} onClick={() => takeAway(name)} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
