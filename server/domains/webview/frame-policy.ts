import type { IncomingHttpHeaders } from 'node:http'

/** Whether a page with these headers lets a page of our origin frame it. Where both headers speak, browsers hear frame-ancestors alone. */
export function allowsFrame(headers: IncomingHttpHeaders, ours: URL): boolean {
  const policies = [headers['content-security-policy'] ?? []].flat().flatMap((header) => header.split(','))
  const ancestors = policies.flatMap((policy) => frameAncestors(policy) ?? [])
  if (ancestors.length > 0) return ancestors.every((sources) => sources.some((source) => matches(source, ours)))
  const options = [headers['x-frame-options'] ?? []].flat().join(',').toLowerCase().split(',')
  return !options.some((option) => ['deny', 'sameorigin'].includes(option.trim()))
}

/** The sources of a policy's frame-ancestors, in a list of their own; the first directive of a name counts. */
function frameAncestors(policy: string): string[][] | undefined {
  const directives = policy.split(';').map((directive) => directive.trim().toLowerCase().split(/\s+/))
  const found = directives.find(([name]) => name === 'frame-ancestors')
  return found && [found.slice(1)]
}

/** `*`, `https:`, `https://*.example:*`, without a path; the keywords never mean us. */
function matches(source: string, ours: URL): boolean {
  if (source === '*') return true
  if (/^[a-z][a-z0-9+.-]*:$/.test(source)) return fitsScheme(source, ours)
  const parts = /^(?:(?<scheme>[a-z][a-z0-9+.-]*:)\/\/)?(?<host>\*|[a-z0-9*.[\]:-]+?)(?::(?<port>\d+|\*))?(?:\/.*)?$/.exec(source)?.groups
  if (!parts || parts['host'] === undefined) return false
  const { scheme, host, port } = parts
  return (scheme === undefined || fitsScheme(scheme, ours)) && fitsHost(host, ours.hostname) && fitsPort(port, scheme, ours)
}

/** What is open to http is open to https. */
const fitsScheme = (scheme: string, ours: URL) => scheme === ours.protocol || (scheme === 'http:' && ours.protocol === 'https:')

const fitsHost = (host: string, ours: string) => host === '*' || host === ours || (host.startsWith('*.') && ours.endsWith(host.slice(1)))

function fitsPort(port: string | undefined, scheme: string | undefined, ours: URL): boolean {
  if (port === '*') return true
  // An absent port means the usual one, and http's usual port stands for https's too.
  const usual = ours.port === ''
  if (port === undefined) return usual
  return port === ours.port || (usual && (port === (ours.protocol === 'https:' ? '443' : '80') || (port === '80' && scheme !== 'https:')))
}
