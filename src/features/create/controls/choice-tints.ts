/** Colours that say what a word can only name, as CSS: the dot of a chip, the ground of a card without a picture. */
const tints: Record<string, string> = {
  'coat.orange': '#d98a45',
  'coat.white': '#d9d6d0',
  'coat.black': '#2d2c31',
  'coat.grey': '#808792',
  'coat.cream': '#d8c3a0',
  'coat.brown': '#7a5335',

  'skin.light': '#f6e2d3',
  'skin.fair': '#efcdb2',
  'skin.medium': '#dfae85',
  'skin.tan': '#bf8455',
  'skin.brown': '#8c5a38',
  'skin.dark': '#573625',

  'palette.natural': 'linear-gradient(135deg, #8fae8b, #c2a878)',
  'palette.warm': 'linear-gradient(135deg, #f2b25c, #d5613c)',
  'palette.cool': 'linear-gradient(135deg, #7fb8dc, #39548f)',
  'palette.pastel': 'linear-gradient(135deg, #f6cfd9, #c8dff0)',
  'palette.vivid': 'linear-gradient(135deg, #f4434f, #ffc72e, #2b9bf0)',
  'palette.mono': 'linear-gradient(135deg, #f0f0f0, #333)',
  'palette.neon': 'linear-gradient(135deg, #ff3fc1, #3e6bff)',
  'palette.gold': 'linear-gradient(135deg, #f5d98c, #9c6b1e)',
  'palette.rose': 'linear-gradient(135deg, #f7c1cf, #c05a7d)',
  'palette.jade': 'linear-gradient(135deg, #9fd8bd, #2b7d6a)',
}

export const tintOf = (field: string, value: string): string | undefined => tints[`${field}.${value}`]

/** A quiet ground of its own for each value that has no colour. */
export function groundOf(field: string, value: string): string {
  let hash = 0
  for (const character of field + value) hash = (hash * 31 + character.codePointAt(0)!) % 360
  return tintOf(field, value) ?? `linear-gradient(140deg, oklch(0.48 0.07 ${hash}), oklch(0.3 0.06 ${(hash + 40) % 360}))`
}
