import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { StudioError } from '../../studio-error.ts'
import { loadNet } from './load-net.ts'

const file = fileURLToPath(new URL('./u2netp.onnx', import.meta.url))
const input = { 'input.1': { data: new Float32Array(3 * 320 * 320), dims: [1, 3, 320, 320] } }

it('the shipped network is the one that NOTICE names', () => {
  const checksum = createHash('sha256').update(readFileSync(file)).digest('hex')
  expect(readFileSync(new URL('../../../NOTICE', import.meta.url), 'utf8')).toContain(`sha256 ${checksum}`)
})

describe('loadNet', () => {
  it('tells what goes in and comes out, and runs', async () => {
    const net = await loadNet(file)
    expect(net.inputs).toEqual([{ name: 'input.1', type: 'float32', dims: [1, 3, 320, 320] }])
    expect(net.outputs).toHaveLength(7)
    const outputs = await net.run(input, { wanted: ['1959'] })
    expect(Object.keys(outputs)).toEqual(['1959'])
    expect(outputs['1959']!.dims).toEqual([1, 1, 320, 320])
    expect(outputs['1959']!.data).toHaveLength(320 * 320)
    expect(await loadNet(file)).toBe(net)
  })

  it('stops a run that is cancelled, and runs the next', async () => {
    const net = await loadNet(file)
    let looks = 0
    const checkCancelled = () => {
      if (++looks > 1) throw new StudioError('cancelled', 'The task was cancelled')
    }
    const many = Array.from({ length: 20 }, () => net.run(input, { watch: { checkCancelled } }))
    for (const { status } of await Promise.allSettled(many)) expect(status).toBe('rejected')
    expect(await net.run(input, { wanted: ['1959'] })).toHaveProperty('1959')
  })

  it('says what is wrong with inputs', async () => {
    const net = await loadNet(file)
    await expect(net.run({ wrong: input['input.1'] })).rejects.toMatchObject({ name: 'NetError', reason: 'failed' })
  })

  it.each(['nothing.onnx', 'noise.onnx'])('refuses %s', async (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'nets-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'noise.onnx'), 'no network')
    await expect(loadNet(join(folder, name))).rejects.toMatchObject({ name: 'NetError', reason: 'unreadable' })
  })
})
