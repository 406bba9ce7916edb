const OFFSET_MS = 8 * 3_600_000

/** 2026-01-15 16:00:00, the time in China, as Alipay writes it. */
export const chineseTime = (time: Date): string => new Date(time.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')

/** Reads what Alipay wrote; undefined for what is no such time. */
export function readChineseTime(text: string): Date | undefined {
  const time = new Date(`${text.replace(' ', 'T')}+08:00`)
  return Number.isNaN(time.getTime()) ? undefined : time
}

/** 2026-01-15T16:00:00+08:00, as WeChat Pay wants it. */
export const chineseTimestamp = (time: Date): string => `${chineseTime(time).replace(' ', 'T')}+08:00`
