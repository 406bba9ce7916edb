export interface ProgressProps {
  label: string
  /** 0 to 1; null when nobody knows. */
  value: number | null
}

/** How a progress presents itself to those who do not see it, and its per cent where it is known. */
export function progressOf({ label, value }: ProgressProps) {
  const percent = value === null ? undefined : Math.round(value * 100)
  const attributes = {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': percent,
    'data-indeterminate': percent === undefined ? '' : undefined,
  }
  return { attributes, percent }
}
