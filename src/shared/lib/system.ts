interface KnownSystem {
  os: 'windows' | 'harmony' | 'ios' | 'android' | 'mac' | 'linux'
  sign: RegExp
  /** Its first group is the major version. */
  version?: RegExp
}

/** In this order: phones of Windows and HarmonyOS also call themselves Android, iPhones also Mac OS, Android also Linux. */
const systems: readonly KnownSystem[] = [
  { os: 'windows', sign: /Windows/i, version: /Windows (?:NT|Phone(?: OS)?) (\d+)/i },
  { os: 'harmony', sign: /HarmonyOS|OpenHarmony/i, version: /(?:HarmonyOS|OpenHarmony)[ /](\d+)/i },
  { os: 'ios', sign: /iPhone|iPad|iPod/i, version: /\bOS (\d+)[_.]/ },
  { os: 'android', sign: /Android/i, version: /Android (\d+)/i },
  { os: 'mac', sign: /Macintosh|Mac OS X/i, version: /Mac OS X (\d+)/i },
  { os: 'linux', sign: /Linux|X11|CrOS/i },
]

interface System {
  os: KnownSystem['os'] | 'other'
  /** Major; absent where the user agent does not tell. */
  version?: number
}

/** The operating system that a user agent tells of. A Mac that is touched with several fingers is an iPad. */
export function systemOf(userAgent: string | null | undefined, touchPoints = 0): System {
  const agent = userAgent ?? ''
  const found = systems.find(({ sign }) => sign.test(agent))
  if (!found) return { os: 'other' }
  if (found.os === 'mac' && touchPoints > 1) return { os: 'ios' }
  const version = found.version?.exec(agent)?.[1]
  return { os: found.os, ...(version === undefined ? {} : { version: Number(version) }) }
}

/** Before this version iOS devices are short of memory for many pictures at once. */
const MODERN_IOS = 15

export function isOldIos(userAgent: string | null | undefined): boolean {
  const { os, version = MODERN_IOS } = systemOf(userAgent)
  return os === 'ios' && version < MODERN_IOS
}
