/** The pages of the bottom bar by their address, each with its other addresses. */
export const tabPages = {
  '/': ['/square/square/index'],
  '/square/draw/agent-square': [],
  '/square/index/index': [],
  '/square/account/user': [],
} as const satisfies Record<string, readonly string[]>

/** The address of the tab page that a path leads to, by whichever of its addresses. */
export function tabOf(pathname: string): string | undefined {
  const path = pathname.replace(/(?<=.)\/$/, '')
  return Object.entries<readonly string[]>(tabPages).find(([tab, others]) => tab === path || others.includes(path))?.[0]
}
