declare module 'virtual:locale-chunks' {
  /** The browser's file of each locale's catalogue; empty in development. */
  const chunks: Partial<Record<string, string>>
  export default chunks
}
