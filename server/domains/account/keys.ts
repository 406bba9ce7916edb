import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'
import { createSettings } from '../../platform/database/settings.ts'
import type { Database } from '../../platform/platform.ts'

export interface AccountKeys {
  /** Ed25519; signs and checks the tokens. */
  tokenPrivate: KeyObject
  tokenPublic: KeyObject
  /** HMAC key of the login codes. */
  loginCode: string
  /** HMAC key of what is remembered of devices and numbers. */
  trace: string
}

/** The installation's keys, made by the first process that asks and read from the database by the rest. */
export function createAccountKeys(db: Database): () => Promise<AccountKeys> {
  let loading: Promise<AccountKeys> | undefined
  return () => {
    loading ??= load(db).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

async function load(db: Database): Promise<AccountKeys> {
  const settings = createSettings(db)
  const tokenPrivate = createPrivateKey(await settings.getOrCreate('token-signing-key', newSigningKey))
  const loginCode = await settings.getOrCreate('login-code-key', newHmacKey)
  const trace = await settings.getOrCreate('trace-key', newHmacKey)
  return { tokenPrivate, tokenPublic: createPublicKey(tokenPrivate), loginCode, trace }
}

const newHmacKey = () => randomBytes(32).toString('hex')
const newSigningKey = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
