import * as v from 'valibot'
import type { Upload } from '#contract/entities.ts'
import { BusinessError } from '../business-error.ts'
import { readForm } from './multipart.ts'
import { parsePayload } from './parse-payload.ts'
import { parseStorable, storableText } from './storable.ts'

interface PayloadReader {
  schema: v.GenericSchema
  pictureField: string
  signal: AbortSignal
  upload: (bytes: AsyncIterable<Uint8Array>) => Promise<Upload>
}

/** Stands for the picture's id while the fields are checked before there is one. */
const SOME_ID = '00000000-0000-4000-8000-000000000000'

/** The payload that a form is: its texts, and the id of the picture that came along. A picture is kept only beside good fields. */
export async function readMultipartPayload(request: Request, reader: PayloadReader): Promise<Record<string, unknown>> {
  const { schema, pictureField, signal, upload } = reader
  const payloadOf = (texts: Record<string, string>) => withValues(schema, texts)
  const check = (texts: Record<string, string>) => void parsePayload(schema, { ...payloadOf(texts), [pictureField]: SOME_ID })
  const keep = (bytes: AsyncIterable<Uint8Array>) =>
    upload(bytes).catch((error: unknown) => {
      // An upload calls its picture 'file'; here it has a name of its own.
      if (!(error instanceof BusinessError)) throw error
      throw new BusinessError(error.code, error.reason, { ...error.detail, field: pictureField }, error.values)
    })
  const { texts, picture } = await readForm(request, { pictureField, signal, keep, check })
  const payload = payloadOf(texts)
  return picture ? { ...payload, [pictureField]: picture.id } : payload
}

/** Texts as they are or, where the schema does not take the text, what it says as JSON. */
function withValues(schema: v.GenericSchema, texts: Record<string, string>): Record<string, unknown> {
  const { issues = [] } = v.safeParse(schema, texts)
  const refused = new Set(issues.map(({ path }) => path?.[0].key))
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, refused.has(name) ? parseJson(text) : storableText(text)]))
}

function parseJson(text: string): unknown {
  try {
    return parseStorable(text)
  } catch {
    return text
  }
}
