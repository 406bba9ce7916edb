import { parseAnswer } from '../../shared/bad-answer.ts'
import * as v from 'valibot'
import type { SdkVideoModel } from '../provider.ts'

type Model = Extract<SdkVideoModel, { specificationVersion: 'v4' }>
type Call = Parameters<NonNullable<Model['doStart']>>[0]

const Job = v.object({ id: v.pipe(v.string(), v.regex(/^[\w.:-]{1,200}$/)) })
const State = v.object({
  status: v.string(),
  error: v.nullish(v.union([v.string(), v.object({ code: v.nullish(v.string()), message: v.nullish(v.string()) })])),
})

/**
 * A model behind `POST /v1/videos`, `GET /v1/videos/{id}` and `/content`, as SGLang and vLLM-Omni speak it. The SDK has none of its own: this is one by
 * the SDK's interface, so that all models of films are asked alike.
 */
export function openaiVideoModel(id: string, { baseURL, headers, fetch, settingsOf }: { baseURL: string; headers: Record<string, string>; fetch: typeof globalThis.fetch; settingsOf: string }): Model {
  const ask = async (path: string, init: RequestInit, more: Call['headers'] = {}): Promise<{ body: unknown; told: Record<string, string> }> => {
    const sent = Object.fromEntries(Object.entries({ ...headers, ...more }).filter((entry): entry is [string, string] => entry[1] !== undefined))
    const answer = await fetch(baseURL + path, { ...init, headers: sent })
    const text = await answer.text()
    // As the SDK's own errors tell of an answer.
    if (!answer.ok) throw Object.assign(new Error(`Status ${answer.status}`), { statusCode: answer.status, responseBody: text })
    return { body: readJson(text), told: Object.fromEntries(answer.headers) }
  }
  const responseOf = (told: Record<string, string>) => ({ timestamp: new Date(), modelId: id, headers: told })
  return {
    specificationVersion: 'v4',
    provider: 'openai-videos',
    modelId: id,
    maxVideosPerCall: 1,
    async doStart({ prompt = '', resolution, duration, seed, image, frameImages, generateAudio, providerOptions, abortSignal, headers: more }) {
      const form = new FormData()
      const fields = { model: id, prompt, size: resolution, seconds: duration, seed, ...(generateAudio === undefined ? {} : { generate_audio: generateAudio }), ...providerOptions[settingsOf] }
      for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
      const first = frameImages?.find(({ frameType }) => frameType === 'first_frame')?.image ?? image
      if (first?.type === 'file' && typeof first.data !== 'string') form.set('input_reference', new Blob([new Uint8Array(first.data)], { type: first.mediaType }), 'first.png')
      const { body, told } = await ask('/videos', { method: 'POST', body: form, ...(abortSignal && { signal: abortSignal }) }, more)
      return { operation: { id: parseAnswer(Job, body).id }, warnings: [], response: responseOf(told) }
    },
    async doStatus({ operation, abortSignal }) {
      const { id: job } = parseAnswer(Job, operation)
      const { body, told } = await ask(`/videos/${job}`, { method: 'GET', ...(abortSignal && { signal: abortSignal }) })
      const { status, error } = parseAnswer(State, body)
      const response = responseOf(told)
      if (status === 'completed') return { status, videos: [{ type: 'url', url: `${baseURL}/videos/${job}/content`, mediaType: 'video/mp4' }], warnings: [], response }
      if (status === 'failed' || status === 'cancelled' || status === 'expired') return { status: 'error', error: typeof error === 'string' ? error : `${error?.code ?? ''} ${error?.message ?? status}`, response }
      return { status: 'pending', response }
    },
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
