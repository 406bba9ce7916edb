/** The day of a version as it is written in a language; the same day everywhere. */
export const agreementDate = (version: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${version}T00:00:00Z`))
