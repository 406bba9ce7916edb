import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compressFiles } from '../../scripts/compress.ts'
import { createStaticFiles } from './static-files.ts'

describe('built files', () => {
  let folder = ''
  let serve: ReturnType<typeof createStaticFiles>
  const script = 'console.log(1);'.repeat(200)
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'inkling-static-'))
    await mkdir(path.join(folder, 'client/assets'), { recursive: true })
    await writeFile(path.join(folder, 'client/assets/app-1a2b.js'), script)
    await writeFile(path.join(folder, 'client/robots.txt'), 'User-agent: *')
    await writeFile(path.join(folder, 'secret.txt'), 'secret')
    await compressFiles(path.join(folder, 'client'))
    serve = createStaticFiles(path.join(folder, 'client'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const get = (pathname: string, headers: Record<string, string> = {}) => serve(new Request(`http://x${pathname}`, { headers }))

  it('are served, those with a hash in the name for ever', async () => {
    const asset = get('/assets/app-1a2b.js')
    expect(await asset?.text()).toBe(script)
    expect(asset?.headers.get('content-type')).toContain('text/javascript')
    expect(asset?.headers.get('cache-control')).toContain('immutable')
    expect(get('/robots.txt')?.headers.get('cache-control')).toContain('must-revalidate')
  })

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('are sent as %s allows', (accepted, encoding) => {
    const asset = get('/assets/app-1a2b.js', { 'Accept-Encoding': accepted })
    expect(asset?.headers.get('content-encoding')).toBe(encoding)
    expect(asset?.headers.get('content-type')).toContain('text/javascript')
  })

  it('are not sent again when the browser has them', () => {
    const etag = get('/robots.txt')?.headers.get('etag') ?? ''
    expect(get('/robots.txt', { 'If-None-Match': etag })?.status).toBe(304)
  })

  it('are sent in part to whom a part is enough, as players ask for films', async () => {
    const part = get('/robots.txt', { 'Range': 'bytes=5-9', 'Accept-Encoding': 'br' })
    expect(part?.status).toBe(206)
    expect(part?.headers.get('content-range')).toBe('bytes 5-9/13')
    expect(await part?.text()).toBe('agent')
    expect(get('/robots.txt', { Range: 'bytes=13-' })?.status).toBe(416)
    expect(get('/robots.txt', { 'Range': 'bytes=5-9', 'If-Range': '"other"' })?.status).toBe(200)
    expect(get('/assets/app-1a2b.js', { 'Range': 'bytes=0-9', 'Accept-Encoding': 'br' })?.status).toBe(200)
  })

  it.each(['/', '/no-such.js', '/assets', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt'])(
    'do not answer %s',
    (pathname) => {
      expect(get(pathname)).toBeUndefined()
    },
  )
})
