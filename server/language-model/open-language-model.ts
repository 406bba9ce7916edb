import { searchRules } from '#config'
import { createGuardedFetch } from '../engines/hosted/guarded-fetch.ts'
import { openaiCompatible } from '../engines/hosted/providers/openai-compatible.ts'
import { sdk } from '../engines/hosted/service.ts'
import type { SearchModel } from '../platform/config.ts'
import { resolveHost } from '../platform/network/host-addresses.ts'
import type { LanguageModel } from './language-model.ts'

/** An answer is some paragraphs. */
const MOST_TOKENS = 700
/** What a service says when it has finished, and not when it was broken off. */
const FINISHED: readonly string[] = ['stop', 'length']

/** A model at an address that speaks OpenAI's protocol. Its code is loaded when it is first asked. */
export function openLanguageModel({ url, model, key = '' }: SearchModel): LanguageModel {
  const fetch = createGuardedFetch({ base: new URL(url), alsoFrom: [], resolve: resolveHost })

  return {
    async *write({ instructions, turns }, signal) {
      const silence = new AbortController()
      const limited = AbortSignal.any([signal, silence.signal, AbortSignal.timeout(searchRules.modelSeconds * 1000)])
      let timer: NodeJS.Timeout | undefined
      const hear = () => {
        clearTimeout(timer)
        timer = setTimeout(() => silence.abort(new Error('The language model is silent')), searchRules.modelSilenceSeconds * 1000)
      }
      hear()
      try {
        const { streamText } = await sdk()
        const chat = (await openaiCompatible.load())({ apiKey: key, baseURL: url, fetch }).chat?.(model)
        if (!chat) throw new Error('No chat model')
        let finished = false
        // Errors are thrown below; by itself the SDK would write them into the console.
        const stream = streamText({ model: chat, instructions, messages: [...turns], maxOutputTokens: MOST_TOKENS, maxRetries: 1, abortSignal: limited, onError: () => {} })
        for await (const part of stream.fullStream) {
          hear()
          if (part.type === 'text-delta') yield part.text
          else if (part.type === 'error') throw part.error
          else if (part.type === 'finish') finished = FINISHED.includes(part.finishReason)
        }
        limited.throwIfAborted()
        if (!finished) throw new Error('The language model broke off')
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
