/** Of what stands in a page itself: each "'nonce-…'" or "'sha256-…'". */
export interface InlineSources {
  scripts: readonly string[]
  styles: readonly string[]
}

/** Of a page whose own scripts and styles carry the nonce. */
export const nonceSources = (nonce: string): InlineSources => ({ scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] })

/** What a page may load and run: what is inline by its source, and files of this server. `pictures` names other places that pictures may come from. */
export function contentPolicy({ scripts, styles }: InlineSources, pictures: readonly string[] = []): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...styles],
    // Sizes and colours of single pictures stand at their elements.
    'style-src-attr': ["'unsafe-inline'"],
    // What was chosen or made on this device.
    'img-src': ["'self'", 'data:', 'blob:', ...pictures],
    'media-src': ["'self'", 'blob:', ...pictures],
    // Pages of others, where they let themselves be framed.
    'frame-src': ['http:', 'https:'],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`).join('; ')
}
