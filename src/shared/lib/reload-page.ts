import { keepTypedWords } from './typed-words.ts'

/** Loads the page anew; what is typed into it comes back. */
export function reloadPage(): void {
  keepTypedWords()
  location.reload()
}
