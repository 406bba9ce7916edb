import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createModelFolder } from '../../tests/support/onnx/model-folder.ts'
import { redFinder } from '../../tests/support/onnx/tiny-networks.ts'
import { UsageError } from '../usage-error.ts'
import { readCommand } from './command.ts'
import { requestOf } from './try.ts'

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

  it('checks models of one’s own, and shows what they do to a photo', async () => {
    const models = createModelFolder()
    models.add({ id: 'red', use: 'cutout', size: 64, output: { activation: 'sigmoid' } }, redFinder(64))
    models.add({ id: 'wrong', use: 'cutout', size: 128 }, redFinder(64))
    const photo = path.join(import.meta.dirname, '../../tests/fixtures/photos/astronaut.png')
    const { code, stdout, stderr } = await run('check-model', models.path, photo, '--out', folder)
    models.remove()
    expect(stdout).toMatch(/^red \(Tiny red\), for cutouts and new backgrounds · Apache-2.0\n {2}loaded in [\d.]+ s\n {2}inputs: picture float32 1x3x64x64\n/)
    expect(stdout).toMatch(/one run: [\d.]+ s, \d+ MB at most\n/)
    expect(stdout).toContain("The model 'wrong' cannot be used: 'picture' is 1x3x64x64, and the description makes it 1x3x128x128")
    expect(await sharp(await readFile(path.join(folder, 'red-before-after.png'))).metadata()).toMatchObject({ width: 1032, height: 512 })
    expect([code, stderr]).toEqual([1, '1 of 2 models cannot be used.\n'])
  })

  it.each([
    [['paint'], "'paint' is not a command"],
    [['try'], "'try' needs a generator"],
    [['try', 'text-to-image', 'x', '--input', '[]'], '--input is an object in JSON'],
    [['check-model'], "'check-model' needs a folder or a description"],
  ])('%j is not understood, and what is wrong with it is said', (args, words) => {
    const read = () => readCommand(args)
    expect(read).toThrow(UsageError)
    expect(read).toThrow(words)
  })

  it('says which generators there are', () => {
    expect(() => requestOf({ name: 'try', generator: 'teleport', words: '', input: {} })).toThrow("There is no generator 'teleport'")
  })

  it('ends with 2 and the usage when it is not understood', async () => {
    const { code, stderr } = await run('check', 'nobody')
    expect(code).toBe(2)
    expect(stderr).toMatch(/^There is no engine 'nobody'[^]*\n\nnpm run engines -- <command>/)
  })
})
