/** How much a message to everybody may say. Apart from its schema, which pages need not carry. */
export const broadcastRules = { titleMax: 60, bodyMax: 2000, linkMax: 300 } as const
