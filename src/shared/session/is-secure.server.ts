import { getRequestUrl } from '@tanstack/react-start/server'

/** Whether browsers reach this site by https alone, so that its cookies may say so. */
export const isSecure = () => (process.env.PUBLIC_URL ?? getRequestUrl().href).startsWith('https:')
