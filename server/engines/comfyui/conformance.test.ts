import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { conformance } from './conformance.ts'
import { type ComfyuiStandIn, startComfyuiStandIn } from './stand-in/stand-in.ts'

let server: ComfyuiStandIn
beforeEach(async () => {
  server = await startComfyuiStandIn()
})
afterEach(() => server.close())

describe('the stand-in', () => {
  it.each(conformance.map(({ name, check }) => ({ name, check })))('$name', async ({ check }) => {
    await expect(check(server.address)).resolves.toBeUndefined()
  })
})

it('a check says what a server does instead', async () => {
  server.misbehave('/api/jobs', 'internal')
  const check = conformance.find(({ name }) => name.includes('never there'))!
  await expect(check.check(server.address)).rejects.toMatchObject({ reason: 'engine-answer-bad' })
})
