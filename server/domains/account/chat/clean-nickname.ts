import { appConfig } from '#config'
import { cleanName } from '#contract/characters.ts'

/** What a platform calls a person, as a nickname of ours: not too long, nothing hidden; empty when nothing is left. */
export function cleanNickname(text: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(cleanName(text)), ({ segment }) => segment)
  return characters.slice(0, appConfig.profile.nicknameMax).join('').trim()
}
