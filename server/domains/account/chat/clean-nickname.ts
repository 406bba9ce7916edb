import { appConfig } from '#config'
import { charactersOf, cleanName } from '#contract/characters.ts'

/** What a platform calls a person, as a nickname of ours: not too long, nothing hidden; empty when nothing is left. */
export function cleanNickname(text: string): string {
  return charactersOf(cleanName(text)).slice(0, appConfig.profile.nicknameMax).join('').trim()
}
