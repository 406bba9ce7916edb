import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConfigError } from '../../platform/config.ts'
import { systemClock } from '../../platform/clock.ts'
import { silentLog } from '../../platform/log.ts'
import { loadEngineSetups } from '../engine-setups.ts'
import { sdcppKind } from './kind.ts'
import { makeStandInProgram } from './stand-in/make-program.ts'
import { startStandIn } from './stand-in/stand-in.ts'

let folder = ''
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'inkling-sdcpp-kind-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

function problems(environment: Record<string, string>): readonly string[] {
  try {
    loadEngineSetups(environment, [sdcppKind])
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}
const setup = (environment: Record<string, string>) => loadEngineSetups(environment, [sdcppKind])[0]!
const parts = () => ({ id: 'sdcpp', log: silentLog, clock: systemClock, dataDir: path.join(folder, 'data') })

describe('stable-diffusion.cpp in the environment', () => {
  it('is one engine, by its address or by its program and model', () => {
    expect(setup({ SDCPP_URL: 'http://127.0.0.1:1234', SDCPP_STEPS: '8', SDCPP_CFG: '1.5' }).entry).toMatchObject({ url: 'http://127.0.0.1:1234', steps: 8, cfg: 1.5 })
    expect(setup({ SDCPP_BIN: '/opt/sd-server', SDCPP_MODEL: '/opt/m.gguf', SDCPP_ARGS: ' --threads 4  --vae-tiling' }).entry).toMatchObject({
      bin: '/opt/sd-server',
      model: '/opt/m.gguf',
      args: ['--threads', '4', '--vae-tiling'],
    })
    expect(loadEngineSetups({}, [sdcppKind])).toEqual([])
  })

  it('has every mistake named', () => {
    expect(problems({ SDCPP_BIN: '/opt/sd-server' }).join()).toContain('SDCPP_BIN and SDCPP_MODEL')
    expect(problems({ SDCPP_MODEL: '/opt/m.gguf' }).join()).toContain('SDCPP_BIN and SDCPP_MODEL')
    expect(problems({ SDCPP_URL: 'http://a.test', SDCPP_BIN: 'b', SDCPP_MODEL: 'm' }).join()).toContain('either')
    expect(problems({ SDCPP_URL: 'a.test' }).join()).toContain('must be an http(s) address')
    expect(problems({ SDCPP_URL: 'http://a.test', SDCPP_STEPS: 'many', SDCPP_SIDE: '32' }).join('\n')).toMatch(/SDCPP_STEPS="many" must be a whole number[^]*side: must be at least 64/)
  })
})

describe('opening it', () => {
  const open = (environment: Record<string, string>) => sdcppKind.open(setup(environment).entry as Parameters<typeof sdcppKind.open>[0], {}, parts())

  it('names files that are not there', async () => {
    const file = path.join(folder, 'no-program')
    await writeFile(file, 'text')
    await expect(open({ SDCPP_BIN: file, SDCPP_MODEL: '/nowhere/m.gguf' })).rejects.toThrow(/SDCPP_BIN .*no-program is no program[^]*SDCPP_MODEL \/nowhere\/m\.gguf cannot be read/)
  })

  it('knows by its address whether words and photos stay', async () => {
    const server = await startStandIn()
    const engine = await open({ SDCPP_URL: server.address })
    expect((await engine.discover(AbortSignal.timeout(5000))).every(({ stays }) => stays)).toBe(true)
    await engine.close()
    await server.stop()
  })

  it('starts the program, and checks its protocol', async () => {
    const [bin, model] = [await makeStandInProgram(folder), path.join(folder, 'toy.gguf')]
    await writeFile(model, 'weights')
    const engine = await open({ SDCPP_BIN: bin, SDCPP_MODEL: model })
    expect((await engine.discover(AbortSignal.timeout(20_000))).map(({ id }) => id)).toContain('sdcpp/toy/text-to-image')
    await engine.close()

    const lines: string[] = []
    await sdcppKind.check!(setup({ SDCPP_BIN: bin, SDCPP_MODEL: model }).entry as Parameters<typeof sdcppKind.open>[0], {}, (line) => lines.push(line))
    expect(lines.length).toBeGreaterThan(5)
    expect(lines.every((line) => line.startsWith('ok '))).toBe(true)
  })
})
