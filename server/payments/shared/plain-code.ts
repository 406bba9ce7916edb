/** A provider's code as it may stand in a log: codes are words, and anything longer might quote what was sent. */
export const plainCode = (code: unknown): string => (typeof code === 'string' && /^[\w.:/-]{1,64}$/.test(code) ? code : 'unknown')
