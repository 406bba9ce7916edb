import type { Work } from '#contract/entities.ts'
import { isOldIos } from './system.ts'
import { userAgent } from './user-agent.ts'

/** The address of a work's small picture: 608 wide, and of low quality for old iOS devices. */
export function thumbnailOf({ files: { thumbnail } }: Pick<Work, 'files'>): string {
  if (!isOldIos(userAgent())) return thumbnail
  return `${thumbnail}${thumbnail.includes('?') ? '&' : '?'}q=low`
}
