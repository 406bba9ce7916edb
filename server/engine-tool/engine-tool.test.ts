import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const tool = path.join(import.meta.dirname, 'main.ts')

/** What the command prints and ends with, in an environment without configuration. */
async function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const ended = promisify(execFile)(process.execPath, [tool, ...args], { env: { PATH: process.env['PATH'] } })
  return ended.then(
    (output) => ({ code: 0, ...output }),
    (error: unknown) => error as { code: number; stdout: string; stderr: string },
  )
}

describe('npm run engines', () => {
  let folder = ''
  beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'inkling-tool-'))))
  afterAll(() => rm(folder, { recursive: true }))

  it('lists what the engines offer', async () => {
    const { code, stdout } = await run()
    expect(code).toBe(0)
    expect(stdout).toMatch(/^studio \(Inkling Studio\): ready · \d+ offers\n/)
    expect(stdout).toMatch(/\n {2}text-to-image +Inkling Studio +stays here · /)
  })

  it('makes a picture and says where it is', async () => {
    const out = path.join(folder, 'pattern.png')
    const { code, stdout } = await run('try', 'text-to-image', '抽象', '--input', '{"seed":5,"size":"9:16"}', '--out', out)
    expect(code).toBe(0)
    expect(stdout).toMatch(/Inkling Studio on Inkling Studio, [\d.]+ s, seed 5\n/)
    expect(stdout).toContain(out)
    expect(await sharp(await readFile(out)).metadata()).toMatchObject({ width: 720, height: 1280 })
  })

  it('ends with 2 and the usage when it is not understood', async () => {
    for (const [args, words] of [
      [['paint'], "'paint' is not a command"],
      [['try'], "'try' needs a generator"],
      [['try', 'teleport'], "There is no generator 'teleport'"],
      [['try', 'text-to-image', 'x', '--input', '[]'], '--input is an object in JSON'],
      [['check', 'nobody'], "There is no engine 'nobody'"],
    ] as const) {
      const { code, stderr } = await run(...args)
      expect({ args, code }).toEqual({ args, code: 2 })
      expect(stderr).toContain(words)
    }
  })
})
