const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

/** Letters and digits that nobody can guess, 5 bits each. */
export function randomCharacters(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** A UUID of version 4. crypto.randomUUID is withheld from plain http addresses of a local network, where the app is used too. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
