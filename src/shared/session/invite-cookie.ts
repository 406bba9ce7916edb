/** Keeps the code of an invitation whose link was opened, until somebody logs in on the device. */
export const INVITE_COOKIE = 'inkling_invite'
