const steps: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -5,
  PageUp: 5,
}

/** Where a key moves the divider (0 to 100), or undefined where the key means nothing. */
export function nextSplit(key: string, split: number, large: boolean): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return 100
  const step = steps[key]
  if (step === undefined) return undefined
  return Math.min(100, Math.max(0, split + step * (large ? 10 : 2)))
}
