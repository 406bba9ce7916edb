import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { appConfig } from '#config'
import type { Generator } from '#contract/generators/control.ts'
import type { GeneratorId } from '#contract/generators/generators.ts'
import { generatorListQuery } from '~/entities/generator/generator.queries.ts'
import { generatorWords } from '~/entities/generator/generator.words.ts'
import { taskListQuery } from '~/entities/task/task.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { workQuery, workUploadsQuery } from '~/entities/work/work.queries.ts'
import { ApiError } from '~/shared/api/api.ts'
import { pageHead } from '~/shared/lib/page-head.ts'

interface Context {
  i18n: I18n
  queryClient: QueryClient
}

const search = v.object({
  /** A work to continue from, with its settings and its photo. */
  from: v.optional(v.pipe(v.string(), v.uuid())),
  /** A work that is the photo to begin with. */
  photo: v.optional(v.pipe(v.string(), v.uuid())),
  /** Words to begin with. */
  prompt: v.optional(v.string()),
  /** The language of words that are made. */
  language: v.fallback(v.optional(v.picklist(appConfig.locales)), undefined),
})
export type GeneratorSearch = v.InferOutput<typeof search>

/** What the routes of all generators share; each adds its address and its screen. */
export function generatorRoute(generator: Generator) {
  return {
    validateSearch: search,
    loaderDeps: ({ search: { from } }: { search: GeneratorSearch }) => ({ from }),
    loader: ({ context, deps }: { context: Context; deps: GeneratorSearch }) => loadGenerator(context, deps.from),
    head: ({ match }: { match: { context: Context } }) => generatorHead(generator, match.context),
  }
}

async function loadGenerator({ queryClient }: Context, from: string | undefined): Promise<void> {
  const examples = queryClient.ensureQueryData(generatorListQuery)
  const source = from ? loadSource(queryClient, from).catch(ignoreMissing) : undefined
  const person = await queryClient.ensureQueryData(userQuery)
  await Promise.all([examples, source, person && queryClient.ensureQueryData(taskListQuery)])
}

async function loadSource(queryClient: QueryClient, id: string): Promise<void> {
  const uploads = workUploadsQuery(await queryClient.ensureQueryData(workQuery(id)))
  if (uploads.enabled) await queryClient.ensureQueryData(uploads)
}

/** The work may be gone or somebody else's: the form then starts empty. */
function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error
}

function generatorHead(generator: Generator, { i18n }: Context) {
  const words = generatorWords[generator.id as GeneratorId]
  return pageHead({
    title: i18n._(words.name),
    description: i18n._(words.promise),
    path: generator.path,
    image: `/share/${generator.id}.jpg`,
  })
}
