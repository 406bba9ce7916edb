/** Colours as models know them by name. */
const named: Record<string, string> = {
  black: '#101010', white: '#fafafa', grey: '#808080', 'light grey': '#c8c8c8', red: '#d02020', 'dark red': '#7a1018', pink: '#f4a0b8', 'hot pink': '#e83e8c',
  orange: '#f08020', peach: '#f8c8a0', yellow: '#f4d020', gold: '#c8a030', beige: '#e4d8c0', brown: '#7a4a24', olive: '#78783a', green: '#2e8b40',
  'mint green': '#a0e0c0', 'dark green': '#104a28', teal: '#1a8080', turquoise: '#40c8c8', 'sky blue': '#88c4ec', blue: '#2050c8', 'navy blue': '#182858',
  lavender: '#c0b0e8', purple: '#7030a0', burgundy: '#601830',
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** The nearest colour that has a name, of '#rrggbb'. */
export function colourWord(hex: string): string {
  const wanted = channels(hex)
  const distance = (other: string) => channels(other).reduce((sum, value, index) => sum + (value - wanted[index]!) ** 2, 0)
  return Object.entries(named).reduce((best, entry) => (distance(entry[1]) < distance(best[1]) ? entry : best))[0]
}
