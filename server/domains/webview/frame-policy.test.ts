import { describe, expect, it } from 'vitest'
import { allowsFrame } from './frame-policy.ts'

const ours = new URL('https://app.inkling.example')
const csp = (...policies: string[]) => ({ 'content-security-policy': policies.join(', ') })

describe('a page lets itself be framed', () => {
  it.each([
    [{}],
    [csp("default-src 'self'")],
    [csp('frame-ancestors *')],
    [csp('frame-ancestors https:')],
    [csp('frame-ancestors http:')],
    [csp('frame-ancestors https://other.example https://app.inkling.example')],
    [csp('Frame-Ancestors APP.inkling.example')],
    [csp('frame-ancestors *.inkling.example')],
    [csp('frame-ancestors https://*.inkling.example:443')],
    [csp('frame-ancestors http://app.inkling.example')],
    [csp('frame-ancestors app.inkling.example:*')],
    [csp("default-src 'none'; frame-ancestors *", 'img-src *')],
    [{ 'x-frame-options': 'ALLOW-FROM https://other.example' }],
    [{ 'x-frame-options': 'DENY', ...csp('frame-ancestors *') }],
    [{ 'content-security-policy-report-only': "frame-ancestors 'none'" }],
  ])('with %j', (headers) => {
    expect(allowsFrame(headers, ours)).toBe(true)
  })
})

describe('a page is not framed', () => {
  it.each([
    [{ 'x-frame-options': 'DENY' }],
    [{ 'x-frame-options': 'sameorigin' }],
    [{ 'x-frame-options': 'SAMEORIGIN, SAMEORIGIN' }],
    [csp("frame-ancestors 'none'")],
    [csp("frame-ancestors 'self'")],
    [csp('frame-ancestors')],
    [csp('frame-ancestors https://other.example')],
    [csp('frame-ancestors inkling.example')],
    [csp('frame-ancestors *.app.inkling.example')],
    [csp('frame-ancestors *.evilinkling.example')],
    [csp('frame-ancestors https://app.inkling.example:8443')],
    [csp('frame-ancestors ftp:')],
    [csp("frame-ancestors 'none'; frame-ancestors *")],
    [csp('frame-ancestors *', "frame-ancestors 'self'")],
    [{ ...csp("frame-ancestors 'self'"), 'x-frame-options': 'ALLOWALL' }],
  ])('with %j', (headers) => {
    expect(allowsFrame(headers, ours)).toBe(false)
  })

  it('where only https may frame it and we are http', () => {
    expect(allowsFrame(csp('frame-ancestors https:'), new URL('http://localhost:3000'))).toBe(false)
    expect(allowsFrame(csp('frame-ancestors http://localhost:3000'), new URL('http://localhost:3000'))).toBe(true)
  })
})
