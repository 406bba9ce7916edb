import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createModelFolder, type ModelFolder } from '../../../../tests/support/onnx/model-folder.ts'
import { redFinder } from '../../../../tests/support/onnx/tiny-networks.ts'
import { readModels } from './read-models.ts'

describe('the models of a folder', () => {
  let folder: ModelFolder
  beforeEach(() => void (folder = createModelFolder()))
  afterEach(() => folder.remove())

  const problems = async () => {
    const error = await readModels(folder.path).then(() => undefined, (reason: unknown) => reason)
    return error instanceof Error && error.name === 'StartError' ? error.message.replaceAll(`${folder.path}/`, '') : error
  }

  it('are read with what is left out filled in, in the order of their names', async () => {
    const file = folder.add({ id: 'red', use: 'cutout', size: 64 }, redFinder(64))
    folder.add({ id: 'larger', use: 'enlarge', scale: 2 }, redFinder(16))
    const models = await readModels(folder.path)
    expect(models).toMatchObject([
      { id: 'larger', use: 'enlarge', scale: 2, size: 256, margin: 16, timeLimitMinutes: 10 },
      { id: 'red', file, fit: 'stretch', input: { range: [0, 1], channels: 'rgb', layout: 'nchw' }, output: { activation: 'none' } },
    ])
    expect(await readModels(path.join(folder.path, 'red.json'))).toEqual([models[1]])
  })

  it('are refused with every mistake by name', async () => {
    folder.add({ id: 'red', use: 'cutout', size: 64, sha256: 'a'.repeat(64) }, redFinder(64))
    folder.add({ id: 'gone', use: 'cutout', size: 64 }, redFinder(64))
    rmSync(path.join(folder.path, 'gone.onnx'))
    writeFileSync(path.join(folder.path, 'odd.json'), JSON.stringify({ id: 'Odd', use: 'cutout', size: 8, colour: 'rgb', input: { range: [1, 1] } }))
    writeFileSync(path.join(folder.path, 'use.json'), JSON.stringify({ id: 'use', use: 'dream' }))
    writeFileSync(path.join(folder.path, 'torn.json'), '{')
    const told = await problems()
    for (const words of [
      /red\.json: .*red\.onnx is another file than the description means: its sha256 is [0-9a-f]{64}\./,
      /gone\.json: file cannot be read: ENOENT/,
      'odd.json: id must be a short name',
      'odd.json: name is needed.',
      'odd.json: sha256 is needed.',
      'odd.json: size must be at least 16.',
      'odd.json: input.range must be two different numbers.',
      'odd.json: colour is not a field of this kind.',
      'use.json: use must be cutout, fill, enlarge or faces.',
      'torn.json: cannot be read',
    ]) expect(told).toEqual(expect.stringMatching(words))
  })

  it('have ids of their own', async () => {
    folder.add({ id: 'built-in', use: 'cutout', size: 64 }, redFinder(64))
    folder.add({ id: 'red', use: 'cutout', size: 64 }, redFinder(64))
    writeFileSync(path.join(folder.path, 'second.json'), JSON.stringify({ ...(await readModels(path.join(folder.path, 'red.json')))[0] }))
    const told = await problems()
    expect(told).toEqual(expect.stringContaining("'built-in' is the id of what the studio does by itself"))
    expect(told).toEqual(expect.stringContaining("several models with the id 'red'"))
  })

  it('are missed where there are none', async () => {
    expect(await problems()).toEqual(expect.stringContaining('holds no description (*.json).'))
    await expect(readModels(path.join(folder.path, 'nowhere'))).rejects.toThrow('The models of MODELS_DIR cannot be read')
  })
})
