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
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
    ...(publicUrl?.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}
