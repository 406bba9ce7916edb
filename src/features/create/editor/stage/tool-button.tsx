import { Toolbar } from '@base-ui/react/toolbar'
import type { LucideIcon } from 'lucide-react'
import styles from './tools.module.css'

interface ToolButtonProps {
  icon: LucideIcon
  label: string
  /** The key that does the same, as it is written on it. */
  shortcut?: string
  pressed?: boolean
  disabled?: boolean
  onPress: () => void
}

/** A tool under the photo: its icon with its name, in a toolbar that the arrow keys walk through. */
export function ToolButton({ icon: Icon, label, shortcut, pressed, disabled, onPress }: ToolButtonProps) {
  return (
    <Toolbar.Button
      className={styles.tool}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut}
      title={shortcut ? `${label} (${shortcut})` : label}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon aria-hidden />
      <span>{label}</span>
    </Toolbar.Button>
  )
}
