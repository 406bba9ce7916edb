import type { Executor } from '../platform.ts'

/**
 * A statement that each connection reads and plans once, for what is asked so often that this would cost more than the
 * answer. Rows come as the driver gives them: times as text.
 */
export function createStatement<Row>(name: string, text: string) {
  return async (executor: Executor, values: readonly unknown[]): Promise<Row[]> => {
    const query = executor._.session.prepareQuery<{ execute: { rows: Row[] }; all: never; values: never }>(
      { sql: text, params: [...values] },
      undefined,
      name,
      false,
    )
    return (await query.execute()).rows
  }
}
