import { forgetMadeHere } from '~/entities/generator/made-here.ts'
import { forgetTracked } from '~/entities/track/track.ts'
import { clearDrafts } from '~/shared/lib/draft.ts'

/** Removes from this device what was not sent yet. The login, the language and the answers to our questions stay. */
export function clearLocalData(): void {
  clearDrafts()
  forgetMadeHere()
  forgetTracked()
}
