/** The IANA name of the device's time zone; on the server, which is somewhere else than the person, none. */
export const deviceZone = (): string | undefined =>
  typeof window === 'undefined' ? undefined : Intl.DateTimeFormat().resolvedOptions().timeZone
