import Bowser from 'bowser'

/** Android names the model after its version: 'Android 14; Pixel 7 Build/…)'. */
const modelOf = (userAgent: string) => /Android [\d.]+; (?:[a-z]{2}-[a-z]{2}; )?([^;)]+?)(?: Build\/[^;)]*)?[;)]/i.exec(userAgent)?.[1] ?? ''

/** Maker and model of a phone as far as its browser and its system tell; empty for a desktop. */
export function phoneBrand(userAgent: string, os: string | undefined): string {
  if (userAgent === '') return ''
  // It says that it is a Mac.
  if (os === 'ios' && !/iP(?:hone|ad|od)/.test(userAgent)) return 'Apple iPad'
  const { vendor, model } = Bowser.getParser(userAgent).getPlatform()
  return [vendor, model ?? modelOf(userAgent)].filter(Boolean).join(' ').slice(0, 200)
}
