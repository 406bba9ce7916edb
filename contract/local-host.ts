/** Names and addresses that lead nobody out of their own machine or network: loopback, private and link-local. */
const localHost =
  /^(localhost|.+\.localhost|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|169\.254(\.\d+){2}|\[::1\]|\[f[cd][\da-f]{2}:.*\]|\[fe[89ab][\da-f]:.*\])$/

/** Whether a host, as URLs name it, is of the own machine or network. */
export const isLocalHost = (hostname: string) => localHost.test(hostname)
