import type { ExportedRow } from '../parts/personal-data.ts'

/** Rows as one JSON list, as they come. */
export async function* jsonOf(rows: AsyncIterable<ExportedRow>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield before + JSON.stringify(row)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** Rows as a table: the first row's names, then a line each. The mark at the beginning tells spreadsheets that it is UTF-8. */
export async function* csvOf(rows: AsyncIterable<ExportedRow>): AsyncGenerator<string> {
  let names: string[] | undefined
  for await (const row of rows) {
    if (!names) {
      names = Object.keys(row)
      yield `\uFEFF${lineOf(names)}`
    }
    yield lineOf(names.map((name) => row[name]))
  }
}

const lineOf = (values: readonly unknown[]) => `${values.map(cellOf).join(',')}\r\n`

function cellOf(value: unknown): string {
  const text = textOf(value)
  // What begins so would be worked out as a formula; numbers may.
  const plain = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value : JSON.stringify(value)
}
