const MOST_LINES = 8
const MOST_CHARACTERS = 300

/** Lines that say why; the others may quote what people asked for. */
const REASON = /error|fail|assert|abort|cannot|can't|unknown|invalid|not found|no such|out of memory|unable|usage/i

/** Keeps the last lines of what a program printed that may say why it ended. */
export function createLastWords() {
  let rest = ''
  let kept: string[] = []
  return {
    hear(printed: string): void {
      const lines = (rest + printed).split('\n')
      rest = lines.pop()!.slice(-2000)
      kept = [...kept, ...lines.filter((line) => REASON.test(line)).map((line) => line.trim().slice(0, MOST_CHARACTERS))].slice(-MOST_LINES)
    },
    get text(): string {
      return [...kept, ...(REASON.test(rest) ? [rest.trim().slice(0, MOST_CHARACTERS)] : [])].join('\n')
    },
  }
}
