import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { appConfig, type Locale } from '#config'
import type { GeneratorId } from '#contract/generators/generators.ts'
import { generatorListQuery } from '~/entities/generator/generator.queries.ts'
import { usualWords } from '~/entities/generator/use-generator-words.ts'
import { taskListQuery } from '~/entities/task/task.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { workUploadsQuery } from '~/entities/work/work-uploads.queries.ts'
import { workQuery } from '~/entities/work/work.queries.ts'
import { ApiError } from '~/shared/api/api.ts'
import { pageHead } from '~/shared/lib/page-head.ts'
import { idIn, oneOf, textIn, type Search } from '~/shared/lib/search.ts'

interface Context {
  i18n: I18n
  queryClient: QueryClient
}

export interface GeneratorSearch {
  /** A work to continue from, with its settings and its photo. */
  from?: string
  /** A work that is the photo to begin with. */
  photo?: string
  /** Words to begin with. */
  prompt?: string
  /** The language of words that are made. */
  language?: Locale
}

const search = ({ from, photo, prompt, language }: Search): GeneratorSearch => ({
  from: idIn(from),
  photo: idIn(photo),
  prompt: textIn(prompt),
  language: oneOf(appConfig.locales, language),
})

/** What the routes of all generators share; each adds its address and its screen. */
export function generatorRoute(id: GeneratorId) {
  return {
    validateSearch: search,
    loaderDeps: ({ search: { from } }: { search: GeneratorSearch }) => ({ from }),
    loader: ({ context, deps }: { context: Context; deps: GeneratorSearch }) => loadGenerator(context, deps.from),
    head: ({ match }: { match: { context: Context; fullPath: string } }) => generatorHead(id, match),
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

function generatorHead(id: GeneratorId, { context: { i18n, queryClient }, fullPath }: { context: Context; fullPath: string }) {
  const person = queryClient.getQueryData(userQuery.queryKey)
  const words = usualWords(queryClient.getQueryData(generatorListQuery.queryKey), id, person)
  return pageHead({ title: i18n._(words.name), description: i18n._(words.promise), path: fullPath, image: `/share/${id}.jpg` })
}
