import { readCookie, writeCookie, YEAR_SECONDS } from '~/shared/lib/cookies.ts'

/** A cookie, because the server renders the page as the browser will. */
const COOKIE = 'inkling_made'
const MOST = 12

const ids = () => readCookie(COOKIE)?.split('.') ?? []

/** Whether this device has made something with a generator: of many, those used last count. Ask for persons alone: what visitors are shown may be one page for all. */
export const isMadeHere = (generator: string): boolean => ids().includes(generator)

export const noteMadeHere = (generator: string): void =>
  writeCookie(COOKIE, [generator, ...ids().filter((id) => id !== generator)].slice(0, MOST).join('.'), YEAR_SECONDS)

export const forgetMadeHere = (): void => writeCookie(COOKIE, '', 0)
