/** Business codes of the envelope. The first four are the specification's; the rest are ours. */
export const codes = {
  success: 10000,
  /** Not logged in: the client clears its session and goes to login. */
  notLoggedIn: 10008,
  /** Handed to the caller as a normal result, with no toast. */
  callerHandles: 50001,
  /** A mobile number must be bound: popup first, then login. */
  bindMobile: 50002,
  notEnoughPoints: 20001,
  membersOnly: 20002,
  /** Too many requests; `data.retryAfter` says how many seconds to wait. */
  tooManyRequests: 20003,
  /** Bad input; `data.field` names the field. */
  badInput: 20004,
  notFound: 20005,
  conflict: 20006,
  contentRefused: 20007,
  engineUnavailable: 20008,
  /** A file too large or of a wrong kind. */
  badFile: 20009,
  noPermission: 20010,
  /** Internal fault; `data.requestId` finds it in the log. */
  internal: 50000,
} as const

export type Code = (typeof codes)[keyof typeof codes]

/** What the client calls a failure that no answer explains; the specification's numbers. */
export const runtimeCodes = {
  timeout: 5,
  /** Stopped by the person or the page. */
  abort: 600003,
  /** A transfer that broke, or never began. */
  network: 602001,
  socketConnect: 600009,
  /** Something was sent over a socket that is not open. */
  socketNotOpen: 10002,
} as const

export type RuntimeCode = (typeof runtimeCodes)[keyof typeof runtimeCodes]
