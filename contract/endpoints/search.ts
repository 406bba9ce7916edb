import * as v from 'valibot'
import { appConfig } from '#config'
import { defineEndpoint } from '../endpoint.ts'
import { Id, Work } from '../entities.ts'
import { searchKinds, textKinds } from '../search-kinds.ts'
import { plainText } from './fields.ts'

const Query = v.pipe(plainText(appConfig.search.queryMax), v.nonEmpty('missing'))

const FoundPerson = v.object({
  id: Id,
  nickname: v.string(),
  avatar: v.optional(v.string()),
  bio: v.string(),
  /** All of what was asked for stands in the name. */
  named: v.optional(v.boolean()),
})
export type FoundPerson = v.InferOutput<typeof FoundPerson>

/** Something of ours with words, in the person's language. */
export const FoundText = v.object({
  kind: v.picklist(textKinds),
  /** A generator's id, and so on: unique among its kind. */
  ref: v.string(),
  title: v.string(),
  text: v.string(),
  /** Where it leads, inside the app. */
  to: v.optional(v.string()),
  picture: v.optional(v.string()),
  /** Some of what was asked for stands in its title. */
  named: v.optional(v.boolean()),
})
export type FoundText = v.InferOutput<typeof FoundText>

const Found = v.object({
  works: v.array(Work),
  people: v.array(FoundPerson),
  texts: v.array(FoundText),
})

export const searchEndpoints = {
  searchHome: defineEndpoint({
    method: 'POST',
    path: '/search/home',
    summary: 'What is searched for much, and what the person has searched for, newest first.',
    access: 'anyone',
    repeatable: true,
    request: v.object({}),
    response: v.object({ hot: v.array(v.string()), history: v.array(v.string()) }),
  }),
  searchSuggest: defineEndpoint({
    method: 'POST',
    path: '/search/suggest',
    summary: 'What somebody who types this may be looking for.',
    access: 'anyone',
    repeatable: true,
    request: v.object({ text: Query }),
    response: v.object({
      suggestions: v.array(v.object({ text: v.string(), kind: v.optional(v.picklist(searchKinds)), to: v.optional(v.string()) })),
    }),
  }),
  searchAll: defineEndpoint({
    method: 'POST',
    path: '/search/all',
    summary: 'The first results of every kind, with how many there are.',
    access: 'anyone',
    repeatable: true,
    request: v.object({
      query: Query,
      /** Takes the words as they are written, even those that nothing has. */
      exact: v.optional(v.boolean(), false),
    }),
    response: v.object({
      ...Found.entries,
      /** What was searched for instead, where words looked mistyped. */
      corrected: v.optional(v.string()),
      /** No work has all of the words; these have some. */
      loose: v.boolean(),
      /** How many were seen of each kind that has any; `more`: and there are others. */
      counts: v.record(v.picklist(searchKinds), v.object({ count: v.number(), more: v.boolean() })),
    }),
  }),
  searchKind: defineEndpoint({
    method: 'POST',
    path: '/search/kind',
    summary: 'Results of one kind, page by page.',
    access: 'anyone',
    repeatable: true,
    request: v.object({
      query: Query,
      kind: v.picklist(searchKinds),
      exact: v.optional(v.boolean(), false),
      cursor: v.optional(v.string()),
    }),
    response: v.object({ ...Found.entries, next: v.optional(v.string()) }),
  }),
  searchPicture: defineEndpoint({
    method: 'POST',
    path: '/search/picture',
    summary: "Public works that look like one, or like a picture of the person's.",
    access: 'anyone',
    repeatable: true,
    request: v.union([v.object({ work: Id }), v.object({ picture: Id })]),
    response: v.object({ works: v.array(Work) }),
  }),
  searchNote: defineEndpoint({
    method: 'POST',
    path: '/search/note',
    summary: "Adds a search to the person's history, and counts it among those of all.",
    access: 'anyone',
    repeatable: true,
    request: v.object({ query: Query, found: v.boolean() }),
    response: v.object({}),
  }),
  searchForget: defineEndpoint({
    method: 'POST',
    path: '/search/forget',
    summary: "Removes one search from the person's history, or all.",
    access: 'user',
    repeatable: true,
    request: v.object({ query: v.optional(Query) }),
    response: v.object({ history: v.array(v.string()) }),
  }),
} as const

/** What a question may follow: earlier ones with their answers, the oldest first. */
const Turn = v.object({ question: Query, answer: plainText(appConfig.search.answerMax) })

/** The call of `transfers.answer`. */
export const AnswerRequest = v.object({
  query: Query,
  before: v.optional(v.pipe(v.array(Turn), v.maxLength(appConfig.search.turnsMost)), []),
})

/** One line of what `transfers.answer` streams. */
export const AnswerPart = v.variant('part', [
  v.object({
    part: v.literal('sources'),
    /** Whether a language model writes, or it is put together from what the sources say. */
    by: v.picklist(['model', 'passages']),
    /** Numbered from 1, as the text names them: [1]. */
    sources: v.array(v.object({ kind: v.picklist(searchKinds), title: v.string(), to: v.string() })),
  }),
  v.object({ part: v.literal('text'), text: v.string() }),
  /** The last one of an answer that is whole. */
  v.object({ part: v.literal('end'), followUps: v.array(v.string()) }),
  v.object({ part: v.literal('failed'), message: v.string() }),
])
export type AnswerPart = v.InferOutput<typeof AnswerPart>
