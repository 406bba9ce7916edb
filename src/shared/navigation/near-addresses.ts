/** The groups of the documented addresses; the same address without its group leads to it as well. */
const groups = ['functionSquare', 'functionList', 'functionListThree', 'pagesA']

/** Compared without the differences that people and links make: letter case, slashes at the end. */
const plain = (path: string) => path.toLowerCase().replace(/\/+$/, '') || '/'

/** The address with its group left out, where it has one. */
const withoutGroup = (address: string) => {
  const [, group = '', rest] = /^\/([^/]+)(\/.*)$/.exec(address) ?? []
  return rest && groups.includes(group) ? rest : address
}

/** The one of the app's addresses that a path that leads nowhere means without doubt: other case, or without its group. */
export function findAddress(path: string, addresses: readonly string[]): string | undefined {
  const wanted = plain(path)
  const same = addresses.find((address) => plain(address) === wanted)
  if (same) return same
  const meant = addresses.filter((address) => plain(withoutGroup(address)) === wanted)
  return meant.length === 1 ? meant[0] : undefined
}

/** Of the app's addresses those that a path was probably meant to be, the nearest first. */
export function nearestAddresses(path: string, addresses: readonly string[], most: number): string[] {
  const wanted = plain(path)
  const limit = withoutGroup(path).length / 4
  const distanceTo = (address: string) => {
    const distances = [address, withoutGroup(address)].map((name) => editDistance(wanted, plain(name), limit))
    return { address, distance: Math.min(...distances) }
  }
  return addresses
    // An address that there is leads here when what it should show is gone.
    .filter((address) => plain(address) !== wanted)
    .map(distanceTo)
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ address }) => address)
}

/** Letters to add, leave out or change to come from one text to the other (Levenshtein); not counted where it must be over the limit. */
function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return Infinity
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const changed = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, changed))
    }
    row = next
  }
  return row[to.length]!
}
