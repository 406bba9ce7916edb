import type { Executor } from '../platform.ts'

/** Asks a statement, with the values of its parameters. */
export type Statement<Row> = (executor: Executor, values: readonly unknown[]) => Promise<Row[]>

/**
 * A statement that each connection reads and plans once, for what is asked so often that this would cost more than the
 * answer. Rows come as the driver gives them: times as text.
 */
export function createStatement<Row>(name: string, text: string): Statement<Row> {
  return async (executor, values) => {
    const query = executor._.session.prepareQuery<{ execute: { rows: Row[] }; all: never; values: never }>(
      { sql: text, params: [...values] },
      undefined,
      name,
      false,
    )
    return (await query.execute()).rows
  }
}

/**
 * A parameter with its type, for example `$4::uuid`, whose value PostgreSQL does not see while it plans. A statement of which
 * all parameters that tell how many rows come are written so is planned once for a connection; otherwise PostgreSQL may plan
 * it at each call for the values given. Not for what is common with one value and rare with another, as a person's rows are.
 */
export const unplanned = (parameter: string) => `(select ${parameter})`
