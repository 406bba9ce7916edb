import * as v from 'valibot'

const NodeProgress = v.object({ value: v.number(), max: v.number(), state: v.string() })

/** The frames that tell of a job; all others are left alone. */
const JobFrame = v.variant('type', [
  v.object({ type: v.literal('execution_start'), data: v.object({ prompt_id: v.string() }) }),
  v.object({ type: v.literal('execution_cached'), data: v.object({ prompt_id: v.string(), nodes: v.array(v.string()) }) }),
  v.object({ type: v.literal('progress_state'), data: v.object({ prompt_id: v.string(), nodes: v.record(v.string(), NodeProgress) }) }),
  v.object({ type: v.literal('executing'), data: v.object({ prompt_id: v.string(), node: v.nullable(v.string()) }) }),
])

export type Frame =
  | v.InferOutput<typeof JobFrame>
  /** `promptId` is absent where the server does not tell whose it is: then it is of this socket's job. */
  | { type: 'preview'; promptId?: string; bytes: Uint8Array }

const PREVIEW = 1
const PREVIEW_WITH_IDS = 4
const JPEG = 1

/** Reads one message of the socket; undefined for those that mean nothing to us, wrong ones included. */
export function readFrame(message: string | ArrayBuffer): Frame | undefined {
  if (typeof message !== 'string') return readPreview(new Uint8Array(message))
  try {
    const parsed = v.safeParse(JobFrame, JSON.parse(message))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

const PreviewIds = v.object({ prompt_id: v.string() })

function readPreview(bytes: Uint8Array): Frame | undefined {
  if (bytes.length < 8) return undefined
  const numbers = new DataView(bytes.buffer, bytes.byteOffset, 8)
  const second = numbers.getUint32(4)
  switch (numbers.getUint32(0)) {
    case PREVIEW:
      // PNG in such a frame is a finished picture of another kind of output.
      return second === JPEG ? { type: 'preview', bytes: bytes.subarray(8) } : undefined
    case PREVIEW_WITH_IDS: {
      if (bytes.length < 8 + second) return undefined
      try {
        const ids = v.safeParse(PreviewIds, JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + second))))
        return ids.success ? { type: 'preview', promptId: ids.output.prompt_id, bytes: bytes.subarray(8 + second) } : undefined
      } catch {
        return undefined
      }
    }
    default:
      return undefined
  }
}
