/** The numbers of invitations. Not in app.config.ts, which every page loads. */
export const invitationRules = {
  /** What both get when whoever was invited has first created something. */
  points: { inviter: 5, invited: 5 },
  /** How long a link that was opened waits on the device for a new person. */
  linkDays: 30,
  /** Invitations that count within 24 hours, of one person and from one network. */
  perInviterPerDay: 20,
  perNetworkPerDay: 10,
  /** How long devices and numbers are remembered, as hashes. */
  traceDays: 90,
  /** Posters that are drawn for one person in an hour. */
  postersPerHour: 40,
} as const
