import type { Logger } from '../../../../platform/log.ts'
import type { ChatPerson } from './chat-provider.ts'
import { unreachable } from './chat-provider.ts'

const ATTEMPTS = 2
/** The platform cannot have seen a question whose connection never stood. */
const NEVER_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']

interface Question {
  address: string
  /** Sent in the query, or as a form by POST. Holds secrets: it must not come near a log or an error. */
  parameters: Record<string, string>
  method: 'GET' | 'POST'
  /** Whether asking twice does no harm. A code is good once: asked again, the platform would call it used. */
  repeatable: boolean
}

export interface AskPlatform {
  /** What the platform answers, read as JSON whatever the status says; 'chat-unreachable' when there is none. */
  ask(question: Question): Promise<unknown>
  /** The refusal for an answer that has nothing to do with the person: of the app, its limits, the platform's own trouble. */
  refuse(problem: string): Error
}

export function createAskPlatform(platform: ChatPerson['platform'], log: Logger, timeoutMs: number): AskPlatform {
  const refuse = (problem: string) => {
    log.error({ platform, problem }, 'a chat platform does not serve')
    return unreachable()
  }

  async function attempt({ address, parameters, method }: Question): Promise<string> {
    const fields = new URLSearchParams(parameters)
    const request = { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) } as const
    const response =
      method === 'GET' ? await fetch(`${address}?${fields}`, request) : await fetch(address, { ...request, method, body: fields })
    return response.text()
  }

  return {
    refuse,
    async ask(question) {
      for (let left = ATTEMPTS - 1; ; left--) {
        try {
          return parseJson(await attempt(question))
        } catch (error) {
          const problem = problemOf(error)
          if (left === 0 || !(question.repeatable || NEVER_CONNECTED.includes(problem))) throw refuse(problem)
        }
      }
    },
  }
}

/** The name alone: messages of errors may quote what was sent or answered. */
function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : error.name
}

/** undefined, which no schema takes, for what is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
