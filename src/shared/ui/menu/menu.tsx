import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import styles from './menu.module.css'

interface MenuFrameProps {
  /** The element that opens it; it must pass on its props (Button, IconButton). */
  trigger: ReactElement
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom' | 'right'
  /** Open at once: for a menu that was fetched when it was asked for. */
  defaultOpen?: boolean
}

function MenuFrame({ trigger, align = 'end', side = 'bottom', defaultOpen, children }: MenuFrameProps & { children: ReactNode }) {
  return (
    // Not modal: the page behind keeps its scroll bar, so nothing jumps.
    <Base.Root modal={false} defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} side={side} sideOffset={6} collisionPadding={12} className={styles.positioner}>
          <Base.Popup className={styles.popup}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

export interface ChoiceMenuProps<Value extends string> extends MenuFrameProps {
  choices: readonly { value: Value; label: ReactNode; lang?: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of several behind one button: a language, an order. */
export function ChoiceMenu<Value extends string>({ choices, value, onChange, ...frame }: ChoiceMenuProps<Value>) {
  return (
    <MenuFrame {...frame}>
      <Base.RadioGroup value={value} onValueChange={onChange}>
        {choices.map((choice) => (
          <Base.RadioItem key={choice.value} value={choice.value} lang={choice.lang} className={styles.item} closeOnClick>
            <span className={styles.grow}>{choice.label}</span>
            <Base.RadioItemIndicator>
              <Check aria-hidden />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </MenuFrame>
  )
}
