import { useLingui } from '@lingui/react/macro'
import { Dices, Lock, LockOpen } from 'lucide-react'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'
import { useForm } from '../form.ts'
import type { ControlProps } from './control-props.ts'

const randomSeed = () => crypto.getRandomValues(new Uint32Array(1))[0]

/** Locked it stays, first that of the last work; unlocked every creation takes a new one. */
export function SeedControl({ name, label, error }: ControlProps) {
  const { t } = useLingui()
  const { values, set, work } = useForm()
  const seed = values[name] as number | undefined
  const locked = seed !== undefined
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={locked ? String(seed) : ''}
      onChange={(text) => {
        const digits = text.replace(/\D/g, '')
        set(name, digits === '' ? undefined : Number(digits))
      }}
      error={error}
      hint={locked ? t`已锁定：同样的描述会画出同一幅画` : t`每次都不同；锁定后沿用上一张的种子`}
      placeholder={t`随机`}
      maximum={10}
      trailing={
        <>
          <IconButton icon={Dices} label={t`换一个种子`} onClick={() => set(name, randomSeed())} />
          <IconButton
            icon={locked ? Lock : LockOpen}
            label={t`锁定种子`}
            pressed={locked}
            onClick={() => set(name, locked ? undefined : (work?.description?.seed ?? randomSeed()))}
          />
        </>
      }
    />
  )
}
