/** The address that a person invites with: the home page; any other takes the code as well. */
export const inviteLink = (origin: string, code: string) => `${origin}/?invite=${code}`
