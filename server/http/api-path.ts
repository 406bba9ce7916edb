import { appConfig } from '#config'

const { apiPath } = appConfig

/** Whether a path of our own server belongs to the API. */
export const isApiPath = (pathname: string) => pathname === apiPath || pathname.startsWith(`${apiPath}/`)

/** The contract's path: browsers put the API's place on our server before it, calls in this process do not. */
export const contractPath = (pathname: string) => (pathname.startsWith(`${apiPath}/`) ? pathname.slice(apiPath.length) : pathname)
