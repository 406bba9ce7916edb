import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConfigError } from '../platform/config.ts'
import { defineEngineKind } from './engine-kind.ts'
import { loadEngineSetups } from './engine-setups.ts'
import { createFakeEngine } from './fake-engine.ts'

const server = defineEngineKind({
  kind: 'server',
  entry: v.strictObject({ address: v.pipe(v.string('is needed'), v.url('must be an address')), apiKey: v.optional(v.string()) }),
  variables: { SERVER_URL: { schema: v.pipe(v.string(), v.url('must be an address')), about: 'Address of the server.' } },
  fromEnvironment: ({ SERVER_URL: address }) => (address === undefined ? undefined : { address }),
  open: async () => createFakeEngine(),
})

describe('the engines of an installation', () => {
  let folder = ''
  beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'inkling-engines-'))))
  afterAll(() => rm(folder, { recursive: true }))

  const load = async (file: unknown, environment: Record<string, string> = {}) => {
    const name = path.join(folder, 'engines.json')
    await writeFile(name, typeof file === 'string' ? file : JSON.stringify(file))
    return loadEngineSetups({ ...environment, ENGINES_FILE: name }, [server])
  }
  const problems = async (file: unknown, environment?: Record<string, string>) => {
    const error: unknown = await load(file, environment).catch((reason: unknown) => reason)
    if (error instanceof ConfigError) return error.problems.map((problem) => problem.replaceAll(`${folder}/`, ''))
    throw new Error('Expected problems', { cause: error })
  }

  it('are those of the file, then those of the environment', async () => {
    const found = await load({ engines: [{ id: 'near', kind: 'server', address: 'http://near.test' }] }, { SERVER_URL: 'http://far.test' })
    expect(found.map(({ id, entry }) => ({ id, entry }))).toEqual([
      { id: 'near', entry: { address: 'http://near.test' } },
      { id: 'server', entry: { address: 'http://far.test' } },
    ])
    expect(loadEngineSetups({}, [server])).toEqual([])
    expect(loadEngineSetups({ SERVER_URL: '' }, [server])).toEqual([])
  })

  it('are not started with mistakes, each of which is named', async () => {
    const entry = { id: 'near', kind: 'server', address: 'http://near.test' }
    expect(await problems({ engines: [entry, entry] })).toEqual([expect.stringContaining("another engine named 'near'")])
    expect(await problems({ engines: [{ ...entry, id: 'studio' }] })).toEqual([expect.stringContaining('the built-in engine')])
    expect(await problems({ engines: [{ ...entry, kind: 'oracle' }] })).toEqual(["ENGINES_FILE engines.json, engine 1 ('near'): kind 'oracle' is not known; it is one of server."])
    expect(await problems({ engines: [{ id: 'Big Name', kind: 'server' }, { id: 'b', kind: 'server' }] })).toEqual([
      'ENGINES_FILE engines.json: engines.0.id: must be a short name of lower-case letters, digits and -',
    ])
    expect(await problems({ engines: [{ id: 'b', kind: 'server', typo: 1 }] }, { SERVER_URL: 'nowhere' })).toEqual([
      expect.stringContaining('SERVER_URL="nowhere" must be an address'),
      expect.stringContaining("engine 1 ('b'): address: "),
      expect.stringContaining("engine 1 ('b'): typo: "),
      expect.stringContaining('SERVER_URL: address: must be an address'),
    ])
    expect(await problems('{')).toEqual([expect.stringMatching(/^ENGINES_FILE engines\.json cannot be read: /)])
  })
})
