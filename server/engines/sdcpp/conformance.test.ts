import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRemote } from '../shared/remote.ts'
import { sdcppChecks } from './conformance.ts'
import { startStandIn, type StandIn } from './stand-in/stand-in.ts'

let server: StandIn
beforeAll(async () => void (server = await startStandIn({ stepMs: 1 })))
afterAll(() => server.stop())

it.each(sdcppChecks)('the stand-in $name', async ({ check }) => {
  await expect(check(createRemote({ base: server.address }))).resolves.toBeUndefined()
})
