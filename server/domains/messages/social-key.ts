import { createHash } from 'node:crypto'

/** The key of a message about somebody's act, once for its parts; it names nobody, as it stays when they have left. */
export const socialKey = (...parts: readonly string[]) => `social:${createHash('sha256').update(parts.join(' ')).digest('base64url')}`
