import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { silentLog } from '../../platform/log.ts'
import { StartError } from '../../platform/start-error.ts'
import { createRemote } from '../shared/remote.ts'
import { createChildServer } from './child/child-server.ts'
import { sdcppChecks } from './conformance.ts'
import type { SdcppEntry } from './entry.ts'
import { serverAt } from './server.ts'

/** Time for a model to be read. */
const START_LIMIT_MS = 10 * 60_000

/** Runs every check against the server of an entry, telling each in a line; rejects with a StartError when one failed. */
export async function checkServer({ url, bin, model, args }: SdcppEntry, print: (line: string) => void): Promise<void> {
  const home = await mkdtemp(path.join(tmpdir(), 'inkling-sdcpp-check-'))
  // The entry's schema sees to it that there is either an address or a program with its model.
  const server =
    url === undefined ? createChildServer({ bin: bin!, model: path.resolve(model!), args, home, log: silentLog }) : serverAt(createRemote({ base: url }))
  let failed = 0
  try {
    const { remote } = await server.life(AbortSignal.timeout(START_LIMIT_MS))
    for (const { name, check } of sdcppChecks) {
      try {
        await check(remote)
        print(`ok      ${name}`)
      } catch (error) {
        failed++
        print(`FAILED  ${name}: ${error instanceof Error ? error.message : 'no reason'}`)
      }
    }
  } finally {
    await server.close()
    await rm(home, { recursive: true, force: true })
  }
  if (failed > 0) throw new StartError(`${failed} of ${sdcppChecks.length} checks failed.`)
}
