import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as v from 'valibot'
import { ModelDescription, type OwnModel } from '#studio/own-models/description.ts'
import { StartError } from '../../../platform/start-error.ts'

/** The id of the studio's own model. */
export const BUILT_IN = 'built-in'

/**
 * The operator's own models: every description (`*.json`) of a folder, or a single one, with `file` as an absolute
 * path; in the order of their names. Rejects with a StartError that names every mistake, a file that is not the one
 * its description means included.
 */
export async function readModels(place: string): Promise<OwnModel[]> {
  const problems: string[] = []
  const files = await descriptionsAt(place)
  if (files.length === 0) problems.push(`${place} holds no description (*.json).`)
  const read = await Promise.all(files.map((file) => readModel(file, problems)))
  const models = read.filter((model) => model !== undefined)
  for (const [at, { id }] of models.entries()) {
    if (id === BUILT_IN) problems.push(`'${BUILT_IN}' is the id of what the studio does by itself; choose another.`)
    const isSecond = models.findIndex((other) => other.id === id) < at
    if (isSecond) problems.push(`There are several models with the id '${id}'; give each its own.`)
  }
  if (problems.length === 0) return models
  const many = problems.length === 1 ? 'a problem' : `${problems.length} problems`
  throw new StartError(`The models of MODELS_DIR have ${many}:\n${problems.map((one) => `  ${one}`).join('\n')}`)
}

async function descriptionsAt(place: string): Promise<string[]> {
  if (place.endsWith('.json')) return [place]
  try {
    const names = await readdir(place)
    return names.filter((name) => name.endsWith('.json')).sort().map((name) => path.join(place, name))
  } catch (error) {
    throw new StartError(`The models of MODELS_DIR cannot be read: ${messageOf(error)}`)
  }
}

async function readModel(description: string, problems: string[]): Promise<OwnModel | undefined> {
  const problem = (text: string) => void problems.push(`${description}: ${text}`)
  let json: unknown
  try {
    json = JSON.parse(await readFile(description, 'utf8'))
  } catch (error) {
    return problem(`cannot be read: ${messageOf(error)}`)
  }
  const checked = v.safeParse(ModelDescription, json)
  if (!checked.success) {
    for (const issue of checked.issues) problem(`${v.getDotPath(issue) ?? 'the file'} ${wordsOf(issue)}.`)
    return undefined
  }
  const file = path.resolve(path.dirname(description), checked.output.file)
  try {
    const sum = await checksum(file)
    if (sum !== checked.output.sha256) return problem(`${file} is another file than the description means: its sha256 is ${sum}.`)
  } catch (error) {
    return problem(`file cannot be read: ${messageOf(error)}`)
  }
  return { ...checked.output, file }
}

const wordsOf = ({ type, expected, message }: v.BaseIssue<unknown>) =>
  type !== 'strict_object' ? message : expected === 'never' ? 'is not a field of this kind' : 'is needed'

async function checksum(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), hash)
  return hash.digest('hex')
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
