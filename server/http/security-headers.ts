const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

/** Answers of the API are never pages: were one opened as such, nothing in it could run. */
export const apiHeaders: Record<string, string> = {
  ...always,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-site',
}

/** Of what is no page: files, workers among them, and answers in their place. Nothing inline runs. */
export const barePolicy = "default-src 'self'; frame-ancestors 'self'; base-uri 'self'; object-src 'none'; form-action 'self'"

/** For pages and their files; a page says by itself what it may run (content-policy.ts). */
export function pageHeaders(publicUrl: string | undefined): Record<string, string> {
  return {
    ...always,
    'X-Frame-Options': 'SAMEORIGIN',
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
    ...(publicUrl?.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}

/**
 * A page that another site opened must be out of its reach: its window is cut off from the one that opened it. Browsers take a
 * new process for that, so it is left out where no other site led here. Browsers of before 2023 do not say who did.
 */
export function openerHeaders(request: Request): Record<string, string> {
  const from = request.headers.get('sec-fetch-site')
  return from === 'none' || from === 'same-origin' ? {} : { 'Cross-Origin-Opener-Policy': 'same-origin' }
}
