import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'

/** The first choice of OWASP's password storage cheat sheet. Memory in KiB. */
const current = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const KEY_BYTES = 32

/** Argon2id of a password, in the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES)
  const key = await derive(password, { ...current, nonce, tagLength: KEY_BYTES })
  return `${settingsOf(current)}$${base64(nonce)}$${base64(key)}`
}

interface Verdict {
  right: boolean
  /** Whether the stored hash was made with other parameters than today's. */
  outdated: boolean
}

/** Compares a password with what is stored. Where nothing is stored it takes as long, and is never right. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<Verdict> {
  const { settings, nonce, key } = parse(stored ?? nobodysHash)
  const offered = await derive(password, { ...settings, nonce, tagLength: key.length })
  const right = timingSafeEqual(offered, key) && Boolean(stored)
  return { right, outdated: settingsOf(settings) !== settingsOf(current) }
}

type Settings = typeof current

/** The same password typed on two systems may come in different Unicode forms. */
function derive(password: string, parameters: Omit<Argon2Parameters, 'message'>): Promise<Buffer> {
  return promisify(argon2)('argon2id', { ...parameters, message: password.normalize('NFKC') })
}

const settingsOf = ({ memory, passes, parallelism }: Settings) => `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}`

function parse(phc: string): { settings: Settings; nonce: Buffer; key: Buffer } {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(phc)
  if (!found) throw new Error('A stored password is not an argon2id hash in the PHC format')
  const [, memory, passes, parallelism, nonce, key] = found
  return {
    settings: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    nonce: Buffer.from(nonce!, 'base64'),
    key: Buffer.from(key!, 'base64'),
  }
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

const nobodysHash = `${settingsOf(current)}$${base64(randomBytes(SALT_BYTES))}$${base64(randomBytes(KEY_BYTES))}`
