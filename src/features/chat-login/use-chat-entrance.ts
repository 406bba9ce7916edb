import { useQuery } from '@tanstack/react-query'
import { appConfig } from '#config'
import { optionListQuery } from '~/entities/session/option.queries.ts'
import { useSessionField } from '~/entities/session/session-store.ts'

/**
 * Whether this browser can go to the chat platform and come back. A mini program cannot: it logs in by itself; nor can
 * the browser inside another chat platform.
 */
export function useChatEntrance(): boolean {
  const { data: options } = useQuery(optionListQuery)
  const offered = options?.loginWays.includes('wx') ?? false
  const ownPlatform = useSessionField('chatPlatform') === appConfig.session.chatPlatforms.wx
  const inMiniProgram = useSessionField('port') === 'mini'
  return offered && ownPlatform && !inMiniProgram
}
