const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A name that tells who it is only to who knows them: '林小夏' → '林**'. */
export function maskName(name: string): string {
  const [first] = letters.segment(name.trim())
  return `${first?.segment ?? ''}**`
}
