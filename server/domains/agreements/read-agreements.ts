import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { appConfig, type Locale } from '#config'
import { agreementIds, type AgreementId } from '#contract/agreements.ts'
import { AgreementVersion, type Agreement } from '#contract/endpoints/agreements.ts'
import { StartError } from '../../platform/start-error.ts'
import { agreementFigures } from './figures.ts'

const Line = v.pipe(v.string(), v.trim(), v.nonEmpty())
const Text = v.strictObject({
  title: Line,
  summary: Line,
  changes: v.pipe(v.array(Line), v.minLength(1)),
  sections: v.pipe(v.array(v.strictObject({ title: Line, blocks: v.array(v.union([Line, v.array(Line)])) })), v.minLength(1)),
})
const Versions = v.partial(v.strictObject(Object.fromEntries(agreementIds.map((id) => [id, AgreementVersion])) as Record<AgreementId, typeof AgreementVersion>))

const ours = path.join(import.meta.dirname, 'texts')

export interface Agreements {
  read(id: AgreementId, locale: Locale): Agreement
  versionOf(id: AgreementId): string
}

/** The texts that hold, read once: ours, or for an agreement of which the operator has texts, theirs in all languages. Throws StartError where these are wrong. */
export function readAgreements(folder?: string): Agreements {
  const versions = { ...readVersions(ours), ...(folder !== undefined && readVersions(folder)) }
  const theirs = folder === undefined ? {} : readVersions(folder)
  const texts = new Map(
    agreementIds.flatMap((id) =>
      appConfig.locales.map((locale) => [`${locale}/${id}`, readText(theirs[id] === undefined || folder === undefined ? ours : folder, locale, id)] as const),
    ),
  )
  const versionOf = (id: AgreementId) => versions[id] ?? ''
  // All were read.
  return { versionOf, read: (id, locale) => ({ id, version: versionOf(id), ...texts.get(`${locale}/${id}`)! }) }
}

const readVersions = (folder: string) => readJson(path.join(folder, 'versions.json'), Versions)

const readText = (folder: string, locale: Locale, id: AgreementId) => readJson(path.join(folder, locale, `${id}.json`), Text)

function readJson<Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> {
  if (!existsSync(file)) throw new StartError(`The agreements need the file ${file}`)
  const fill = (_: string, name: string) => String(agreementFigures[name] ?? fail(file, `there is no figure {${name}}`))
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, 'utf8').replaceAll(/\{([a-zA-Z]+)\}/g, fill)))
  } catch (error) {
    throw error instanceof StartError ? error : fail(file, String(error))
  }
}

function fail(file: string, problem: string): never {
  throw new StartError(`The agreement ${file} cannot be read: ${problem}`)
}
