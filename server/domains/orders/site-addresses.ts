import { appConfig } from '#config'
import { transfers } from '#contract/transfers.ts'
import { badInput } from '../../business-error.ts'
import type { Config } from '../../platform/config.ts'

interface SiteAddresses {
  returnUrl: string
  notifyUrl: string
}

/**
 * Where a person comes back to, and where the provider sends its notifications. Without PUBLIC_URL (in the
 * demonstration mode only) the person comes back to where they are, and notifications reach this machine itself.
 * Throws BusinessError when there is neither.
 */
export function siteAddresses(config: Config, order: { id: string; provider: string }, origin: string | undefined): SiteAddresses {
  const { publicUrl } = config
  const site = publicUrl ?? originOf(origin)
  const returnUrl = new URL(`${appConfig.base}functionSquare/buy/index?order=${order.id}`, site).href
  const notifyUrl = `${publicUrl ?? ownAddress(config, site)}${appConfig.apiPath}${transfers.payNotify}${order.provider}`
  return { returnUrl, notifyUrl }
}

function originOf(origin: string | undefined): string {
  const url = origin !== undefined && URL.canParse(origin) ? new URL(origin) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw badInput('origin', 'bad-address')
  return url.origin
}

/** Nobody's word is taken for where to send something. */
function ownAddress({ host, port }: Config, site: string): string {
  const { port: sitePort, protocol } = new URL(site)
  const own = ['0.0.0.0', '::', '127.0.0.1', '::1', 'localhost'].includes(host) ? '127.0.0.1' : host
  return `http://${own}:${port || sitePort || (protocol === 'https:' ? 443 : 80)}`
}
