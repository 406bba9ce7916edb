import pg from 'pg'
import type { Logger } from '../log.ts'

/**
 * A pool whose connections may die at any moment, in somebody's hands too. pg's own takes its listener off a connection
 * for as long as it is lent, so that one whose server dies just then would end the process; and who borrows it and fails
 * at the very first statement (Drizzle's `begin`) never gives it back, so that its place would be lost.
 */
export class SturdyPool extends pg.Pool {
  readonly #log: Logger

  constructor(options: pg.PoolConfig, log: Logger) {
    super(options)
    this.#log = log
    // Without a listener a connection that breaks while idle ends the process.
    this.on('error', (error) => this.#say(error, 'idle database connection broke'))
    // One that dies with its very first answer has been lent by then, and who borrows it has not got it yet.
    this.on('connect', (client) => client.on('error', () => {}))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void): void
  override connect(callback?: (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void) {
    // That is how the pool's own `query` borrows; it looks after its connection itself.
    if (callback) return super.connect(callback)
    return super.connect().then((client) => this.#watch(client))
  }

  /** A connection that breaks while it is lent goes out of the pool at once; giving it back later does nothing more. */
  #watch(client: pg.PoolClient): pg.PoolClient {
    const giveBack = client.release
    let lent = true
    const release = (error?: Error | boolean) => {
      if (!lent) return
      lent = false
      client.off('error', onError)
      giveBack(error)
    }
    const onError = (error: Error) => {
      this.#say(error, 'database connection broke')
      release(error)
    }
    client.on('error', onError)
    client.release = release
    return client
  }

  #say(error: Error, what: string): void {
    if (!this.ending) this.#log.warn({ err: error }, what)
  }
}
