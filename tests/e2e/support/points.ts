import { randomUUID } from 'node:crypto'
import { createWallet } from '#server/domains/wallet/wallet.ts'
import { systemClock } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { silentLog } from '#server/platform/log.ts'
import type { Client } from './client.ts'
import { surroundings } from './surroundings.ts'

/** Takes points from a person as an operator would: to spend them would take a picture each. */
export async function takePoints(person: Client, points: number): Promise<void> {
  const { id: userId } = await person.call('userInfo', {})
  const { db, close } = openDatabase(surroundings().database, silentLog, 1)
  const back = { userId, points, cause: 'operator', reference: randomUUID(), key: randomUUID() } as const
  await db.transaction((tx) => createWallet(systemClock).takeBack(tx, back)).finally(close)
}
