import * as v from 'valibot'
import { deskConfig } from '../../desk-config.ts'
import { cleanName } from '../../characters.ts'
import { Id } from '../../entities.ts'

const { reasonMax, searchMax } = deskConfig

/** Why an operator does something: the log keeps it, and where the person is told, they read it. */
export const Reason = v.pipe(v.string(), v.transform(cleanName), v.minLength(1, 'missing'), v.maxLength(reasonMax, 'too-long'))
/** The same where what is done speaks for itself. */
export const OptionalReason = v.optional(v.pipe(v.string(), v.transform(cleanName), v.maxLength(reasonMax, 'too-long')), '')

/** What was typed into a search. */
export const SearchText = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(searchMax, 'too-long')), '')

export const Cursor = v.optional(v.string())

/** A page of a list. */
export const pageOf = <Row extends v.GenericSchema>(row: Row) =>
  v.object({
    rows: v.array(row),
    /** Pass it to get the next page; absent on the last. */
    next: v.optional(v.string()),
  })

/** A person as lists name them. */
export const PersonName = v.object({ id: Id, nickname: v.string(), avatar: v.optional(v.string()) })
export type PersonName = v.InferOutput<typeof PersonName>
