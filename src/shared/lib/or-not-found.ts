import { notFound } from '@tanstack/react-router'
import { codes } from '#contract/codes.ts'
import { ApiError } from '~/shared/api/api.ts'

/** Turns 'there is no such thing' into the page that says so; other errors stay what they are. */
export function orNotFound(error: unknown): never {
  if (error instanceof ApiError && (error.code === codes.notFound || error.code === codes.badInput)) throw notFound()
  throw error
}
