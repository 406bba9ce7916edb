import { describe, expect, it } from 'vitest'
import { ConfigError, loadConfig } from './config.ts'

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

describe('loadConfig', () => {
  it('needs nothing', () => {
    expect(loadConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', mode: 'demo', storage: { kind: 'disk' }, trustProxy: 0 })
  })

  it('lists every bad variable at once', () => {
    const problems = problemsOf({ PORT: 'http', MODE: 'prod', WORKERS: '-1', PUBLIC_URL: 'inkling', DATABASE_URL: 'mysql://x' })
    expect(problems.map((problem) => problem.split('=')[0])).toEqual(['PORT', 'MODE', 'PUBLIC_URL', 'DATABASE_URL', 'WORKERS'])
    expect(problems[1]).toContain('must be one of demo, production')
  })

  it('says what belongs together', () => {
    expect(problemsOf({ MODE: 'production', STORAGE: 's3', S3_ACCESS_KEY_ID: 'a' })).toEqual([
      expect.stringContaining('PUBLIC_URL is needed with MODE=production'),
      expect.stringContaining('S3_BUCKET is needed with STORAGE=s3'),
      expect.stringContaining('S3_SECRET_ACCESS_KEY is needed with S3_ACCESS_KEY_ID'),
    ])
  })

  it('does not print secrets', () => {
    expect(problemsOf({ DATABASE_URL: 'mysql://me:hunter2@db/x' }).join()).not.toContain('hunter2')
    const problems = problemsOf({ CHAT_WX_APP_ID: 'wx1', CHAT_KS_SECRET: 'hunter2' })
    expect(problems).toEqual([expect.stringMatching(/^CHAT_WX_SECRET is needed with CHAT_WX_APP_ID/)])
  })

  it('takes an empty variable as absent, and addresses without a slash at the end', () => {
    expect(loadConfig({ PORT: '', API_BASE: 'https://api.example/v1/' })).toMatchObject({ port: 3000, apiBase: 'https://api.example/v1' })
  })
})
