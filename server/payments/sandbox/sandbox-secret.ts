import { randomBytes } from 'node:crypto'
import type { Platform } from '../../platform/platform.ts'

/** What the test cashier signs with; the installation's own, made the first time that it is needed. */
export const sandboxSecret = ({ settings }: Platform) => settings.getOrCreate('sandbox-payments-secret', () => randomBytes(32).toString('base64url'))
