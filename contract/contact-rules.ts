/** What somebody who wants to work with us may write, and how often. */
export const contactRules = {
  topics: ['enterprise', 'api', 'brand', 'creators', 'other'],
  companyMax: 80,
  nameMax: 40,
  reachMax: 120,
  textMax: 1000,
  /** From one device. */
  perDay: 5,
  /** From one network, which may be a whole office. */
  perNetworkPerDay: 20,
  noteMax: 500,
} as const

export const contactStates = ['new', 'handled'] as const
export type ContactTopic = (typeof contactRules)['topics'][number]
