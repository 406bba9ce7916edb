declare module 'virtual:message-slices' {
  /** The slice of the app's entry; empty in development. */
  export const entry: string
  /** On the server, the slices of what a route loads beside the entry. */
  export const ofRoute: Partial<Record<string, readonly string[]>>
}
